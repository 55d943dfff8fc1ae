import { useMemo, useState } from 'react';
import { Input, Label, SearchField } from 'react-aria-components';
import { useLanguage } from '../ui/language-context.tsx';
import { findTopics, helpTopics, type HelpTopic } from './help-topics.ts';

/** How the program is used, on one page that can be searched. */
export function HelpScreen() {
  const { say } = useLanguage();
  const [text, setText] = useState('');
  const topics = useMemo(() => helpTopics(say), [say]);
  const found = findTopics(topics, text);
  const isSearching = text.trim() !== '';
  return (
    <div className="help">
      <h2 className="pane-title">{say('help.title')}</h2>
      <SearchField className="field" value={text} onChange={setText}>
        <Label className="field-label">{say('help.search')}</Label>
        <Input className="field-input" />
      </SearchField>
      <p className="visually-hidden" role="status">
        {isSearching && say('help.found', { count: found.length })}
      </p>
      {!isSearching && <Contents topics={topics} />}
      {found.length === 0 && <p>{say('help.none', { text: text.trim() })}</p>}
      {found.map((topic) => (
        <Topic key={topic.id} topic={topic} />
      ))}
    </div>
  );
}

function Contents({ topics }: { topics: readonly HelpTopic[] }) {
  const { say } = useLanguage();
  return (
    <nav aria-label={say('help.contents')}>
      <ul className="help-contents">
        {topics.map(({ id, title }) => (
          <li key={id}>
            <button type="button" className="link" onClick={() => goTo(id)}>
              {title}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The heading takes the focus, so that reading goes on from there by keyboard and by screen reader. */
function goTo(id: string): void {
  const heading = document.getElementById(headingId(id));
  heading?.scrollIntoView({ block: 'start' });
  heading?.focus({ preventScroll: true });
}

function headingId(id: string): string {
  return `help-${id}`;
}

function Topic({ topic: { id, title, before, pairs, points, after } }: { topic: HelpTopic }) {
  return (
    <section className="help-topic" aria-labelledby={headingId(id)}>
      <h3 id={headingId(id)} tabIndex={-1} className="help-heading">
        {title}
      </h3>
      <Paragraphs texts={before} />
      {pairs.length > 0 && (
        <dl className="help-pairs">
          {pairs.map(([what, meaning]) => (
            <div key={what} className="help-pair">
              <dt>
                <kbd translate="no">{what}</kbd>
              </dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
      )}
      {points.length > 0 && (
        <ul className="help-points">
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
      <Paragraphs texts={after} />
    </section>
  );
}

function Paragraphs({ texts }: { texts: readonly string[] }) {
  return texts.map((text) => <p key={text}>{text}</p>);
}
