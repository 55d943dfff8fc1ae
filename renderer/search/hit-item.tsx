import { formatCitation, formatOtherPlaces } from '../../shared/citation.ts';
import { explainHit } from '../../shared/explain-hit.ts';
import type { Hit } from '../../shared/search-result.ts';
import { HitTools } from '../keep/hit-tools.tsx';
import { useLanguage } from '../ui/language-context.tsx';
import { MarkedText } from '../ui/marked-text.tsx';
import { languageOfText } from '../ui/text-language.ts';
import { VersionStamp } from './version-stamp.tsx';

interface HitItemProps {
  hit: Hit;
  isOpen: boolean;
  onOpen: () => void;
}

/**
 * A hit is a quotation with its citation under it. The citation is the button; its area is stretched over the whole
 * quotation, so that the text stays text for a screen reader.
 */
export function HitItem({ hit, isOpen, onOpen }: HitItemProps) {
  const { language } = useLanguage();
  // The outermost heading is often the title, which stands above the document's hits.
  const headings = hit.headings[0] === hit.document.title ? hit.headings.slice(1) : hit.headings;
  const textId = `hit-${hit.rank}-text`;
  return (
    <li className="hit" data-open={isOpen || undefined}>
      {headings.length > 0 && (
        <p className="hit-headings" lang={languageOfText(headings.join(' '), language)}>
          {headings.join(' › ')}
        </p>
      )}
      <blockquote className="hit-text policy-text" id={textId} lang={languageOfText(hit.text, language)}>
        <MarkedText text={hit.text} range={[0, hit.text.length]} marks={hit.marks} answer={hit.answer} />
      </blockquote>
      <button
        type="button"
        className="hit-open"
        data-result=""
        aria-describedby={textId}
        aria-current={isOpen || undefined}
        onClick={onOpen}
      >
        {formatCitation(hit, language)}
      </button>
      {hit.alsoAt && <p className="hit-also">{formatOtherPlaces(hit.alsoAt, language)}</p>}
      <p className="hit-why">
        <VersionStamp version={hit.version} />
        {explainHit(hit, language)}
      </p>
      <HitTools hit={hit} />
    </li>
  );
}
