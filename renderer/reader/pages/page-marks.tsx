import { useEffect, useMemo, useRef } from 'react';
import type { TextBox } from '../../../shared/block.ts';
import { overlaps } from '../../ui/text-segments.ts';
import { bringIntoView } from '../bring-into-view.ts';
import type { Goal, Markings } from '../reading.ts';
import { rectanglesOf, type PageRectangle } from './page-places.ts';

interface PageMarksProps {
  boxes: readonly TextBox[];
  scale: number;
  markings: Markings;
  goal: Goal | null;
}

/** The passage and the found words on a page; brings the place that was gone to into view as soon as it is known. */
export function PageMarks({ boxes, scale, markings: { passage, found, current }, goal }: PageMarksProps) {
  const aim = useRef<HTMLDivElement>(null);
  const target = useMemo(() => (goal ? rectanglesOf(boxes, goal.range)[0] : undefined), [boxes, goal]);
  useEffect(() => {
    const scroller = aim.current?.closest('.pages');
    if (target && aim.current && scroller) bringIntoView(scroller, aim.current);
  }, [target]);
  const places = useMemo(
    () => ({
      passage: passage ? rectanglesOf(boxes, passage.range) : [],
      found: found.flatMap((range) => rectanglesOf(boxes, range).map((place) => ({ range, place }))),
    }),
    [boxes, passage, found],
  );
  return (
    <div className="page-marks">
      {places.passage.map((place) => (
        <div key={place.start} className="page-passage" data-passage style={styleOf(place, scale)} />
      ))}
      {places.found.map(({ range, place }) => (
        <div
          key={`${range[0]} ${place.start}`}
          className="page-found"
          data-current={(current && overlaps(range, current)) || undefined}
          style={styleOf(place, scale)}
        />
      ))}
      {target && <div ref={aim} className="page-aim" style={styleOf(target, scale)} />}
    </div>
  );
}

function styleOf({ left, top, width, height }: PageRectangle, scale: number) {
  return { left: left * scale, top: top * scale, width: width * scale, height: height * scale };
}
