import { formatCitation, formatOtherPlaces } from '../../shared/citation.ts';
import { explainHit } from '../../shared/explain-hit.ts';
import { formatCalendarDay } from '../../shared/language-formats.ts';
import type { Language } from '../../shared/language.ts';
import type { Translate } from '../../shared/messages/messages.ts';
import type { Hit } from '../../shared/search-result.ts';
import { HitTools } from '../keep/hit-tools.tsx';
import { useLanguage } from '../ui/language-context.tsx';
import { MarkedText } from '../ui/marked-text.tsx';
import { languageOfText } from '../ui/text-language.ts';

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
  const { language, say } = useLanguage();
  const textId = `hit-${hit.rank}-text`;
  const stamp = statusStamp(hit, language, say);
  return (
    <li className="hit" data-open={isOpen || undefined}>
      {hit.headings.length > 0 && (
        <p className="hit-headings" lang={languageOfText(hit.headings.join(' '), language)}>
          {hit.headings.join(' › ')}
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
        {stamp !== null && <span className="stamp">{stamp}</span>}
        {explainHit(hit, language)}
      </p>
      <HitTools hit={hit} />
    </li>
  );
}

/** Said only of what is not simply in force. */
function statusStamp({ version }: Hit, language: Language, say: Translate): string | null {
  if (version.status === 'in-force') return null;
  if (version.status === 'superseded' && version.to !== null) {
    return say('status.supersededOn', { date: formatCalendarDay(version.to, language) });
  }
  return say(`status.${version.status}`);
}
