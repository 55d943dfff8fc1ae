import { segmentsOf, type Range } from './text-segments.ts';

/** A stretch of text with its marks; by offsets, never by HTML. */
export function MarkedText({ text, range, marks }: { text: string; range: Range; marks: readonly Range[] }) {
  return segmentsOf(text, range, marks).map((segment) =>
    segment.marked ? <mark key={segment.start}>{segment.text}</mark> : <span key={segment.start}>{segment.text}</span>,
  );
}
