import { Button, Tooltip, TooltipTrigger } from 'react-aria-components';
import { useLanguage } from '../ui/language-context.tsx';
import { languageOfText } from '../ui/text-language.ts';
import { overlaps, segmentsOf, type Range } from '../ui/text-segments.ts';
import type { Annotation } from './document-annotations.ts';
import { useReadingContext } from './reading-context.tsx';
import { rangesWithin } from './reading.ts';

interface AnnotatedTextProps {
  text: string;
  range: Range;
}

/** A stretch of a document's text with its marks, found words, links and defined terms. */
export function AnnotatedText({ text, range }: AnnotatedTextProps) {
  const { annotations } = useReadingContext();
  const found = annotations.within(range);
  const edges = [range[0], ...found.map(({ end }) => end)];
  return (
    <>
      {found.map((annotation, index) => (
        <span key={annotation.start}>
          <MarkedSegments text={text} range={[edges[index] ?? annotation.start, annotation.start]} />
          <AnnotatedWords text={text} annotation={annotation} />
        </span>
      ))}
      <MarkedSegments text={text} range={[edges.at(-1) ?? range[0], range[1]]} />
    </>
  );
}

function MarkedSegments({ text, range }: AnnotatedTextProps) {
  const { markings } = useReadingContext();
  const found = rangesWithin(markings.found, range);
  return segmentsOf(text, range, [...(markings.passage?.marks ?? []), ...found]).map((segment) => {
    if (!segment.marked) return <span key={segment.start}>{segment.text}</span>;
    const place: Range = [segment.start, segment.start + segment.text.length];
    return (
      <mark
        key={segment.start}
        data-found={found.some((other) => overlaps(other, place)) || undefined}
        data-current={(markings.current && overlaps(markings.current, place)) || undefined}
      >
        {segment.text}
      </mark>
    );
  });
}

/** UTF-16 units of a definition that are shown over its term; the rest is read where it stands. */
const SHOWN_DEFINITION = 400;

function AnnotatedWords({ text, annotation }: { text: string; annotation: Annotation }) {
  const { language, say } = useLanguage();
  const { follow } = useReadingContext();
  const range: Range = [annotation.start, annotation.end];
  const words = <MarkedSegments text={text} range={range} />;
  if (annotation.type === 'reference') {
    return (
      <button type="button" role="link" className="text-link" onClick={() => follow(annotation.target)}>
        {words}
      </button>
    );
  }
  const { rule } = annotation;
  const definition = text.slice(rule.start, rule.end).trim();
  return (
    <TooltipTrigger delay={300}>
      <Button
        className="text-term"
        aria-label={say('reader.term', { term: text.slice(...range) })}
        onPress={() => follow(rule)}
      >
        {words}
      </Button>
      <Tooltip className="tooltip definition" offset={6} lang={languageOfText(definition, language)}>
        {definition.length > SHOWN_DEFINITION ? `${definition.slice(0, SHOWN_DEFINITION)}…` : definition}
      </Tooltip>
    </TooltipTrigger>
  );
}
