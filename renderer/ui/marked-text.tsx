import { segmentsOf, type Range } from './text-segments.ts';

interface MarkedTextProps {
  text: string;
  range: Range;
  marks: readonly Range[];
  /** The sentence that answers; its words keep their marks. */
  answer?: Range | undefined;
}

/** A stretch of text with its marks; by offsets, never by HTML. */
export function MarkedText({ text, range, marks, answer }: MarkedTextProps) {
  if (!answer) return <Segments text={text} range={range} marks={marks} />;
  const [start, end] = range;
  return (
    <>
      <Segments text={text} range={[start, answer[0]]} marks={marks} />
      <mark className="answer">
        <Segments text={text} range={answer} marks={marks} />
      </mark>
      <Segments text={text} range={[answer[1], end]} marks={marks} />
    </>
  );
}

function Segments({ text, range, marks }: Omit<MarkedTextProps, 'answer'>) {
  return segmentsOf(text, range, marks).map((segment) =>
    segment.marked ? <mark key={segment.start}>{segment.text}</mark> : <span key={segment.start}>{segment.text}</span>,
  );
}
