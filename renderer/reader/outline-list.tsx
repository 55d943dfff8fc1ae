import { useEffect, useRef } from 'react';
import { useLanguage } from '../ui/language-context.tsx';
import { languageOfText } from '../ui/text-language.ts';
import { bringIntoView } from './bring-into-view.ts';
import { levelStyle } from './level-style.ts';
import type { Heading } from './outline.ts';

interface OutlineListProps {
  headings: readonly Heading[];
  /** Index of the one that is read now; -1 when none is. */
  current: number;
  onGo: (heading: Heading) => void;
}

/** The document's headings; the one that is being read is marked, and a press goes to another. */
export function OutlineList({ headings, current, onGo }: OutlineListProps) {
  const { language, say } = useLanguage();
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    const item = list.current?.querySelector('[aria-current]');
    if (list.current && item) bringIntoView(list.current, item);
  }, [current]);
  return (
    <nav ref={list} className="outline" aria-label={say('reader.outline')}>
      <ul>
        {headings.map((heading, index) => (
          <li key={heading.start}>
            <button
              type="button"
              className="outline-item"
              style={levelStyle(heading.depth)}
              lang={languageOfText(heading.title, language)}
              aria-current={index === current ? 'location' : undefined}
              onClick={() => onGo(heading)}
            >
              {heading.title}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
