import { LIMITS } from '../../shared/limits.ts';
import type { Translate } from '../../shared/messages/messages.ts';

/** A part of the help page, in the person's language. */
export interface HelpTopic {
  id: string;
  title: string;
  /** Before and after the lists. */
  before: readonly string[];
  /** What is typed or pressed, and what it does. */
  pairs: readonly (readonly [what: string, meaning: string])[];
  points: readonly string[];
  after: readonly string[];
}

const EMPTY = { before: [], pairs: [], points: [], after: [] };

export function helpTopics(say: Translate): HelpTopic[] {
  return [
    typing(say),
    { ...EMPTY, id: 'none', title: say('help.none.title'), before: [say('help.none.text')] },
    {
      ...EMPTY,
      id: 'not-searched',
      title: say('help.notSearched.title'),
      before: [say('help.notSearched.text')],
      points: [say('help.notSearched.scan'), say('help.notSearched.locked'), say('help.notSearched.date')],
      after: [say('help.notSearched.after')],
    },
    {
      ...EMPTY,
      id: 'cite',
      title: say('help.cite.title'),
      before: [say('help.cite.text'), say('help.cite.version')],
    },
    {
      ...EMPTY,
      id: 'shares',
      title: say('help.shares.title'),
      before: [say('help.shares.text')],
      points: [say('help.shares.number'), say('help.shares.words'), say('help.shares.meaning')],
      after: [say('help.shares.after')],
    },
    {
      ...EMPTY,
      id: 'private',
      title: say('help.private.title'),
      before: [say('help.private.text'), say('help.private.removed', { days: LIMITS.removedDays })],
    },
    keys(say),
  ];
}

function typing(say: Translate): HelpTopic {
  return {
    ...EMPTY,
    id: 'type',
    title: say('help.type.title'),
    before: [say('help.type.text')],
    pairs: [
      [say('help.type.number'), say('help.type.numberText')],
      [say('help.type.phrase'), say('help.type.phraseText')],
      [say('help.type.without'), say('help.type.withoutText')],
      [say('help.type.in'), say('help.type.inText')],
      [say('help.type.before'), say('help.type.beforeText')],
    ],
  };
}

function keys(say: Translate): HelpTopic {
  return {
    ...EMPTY,
    id: 'keys',
    title: say('help.keys.title'),
    pairs: [
      ['Ctrl+K', say('help.keys.box')],
      ['↑ ↓', say('help.keys.move')],
      ['Enter', say('help.keys.open')],
      ['Esc', say('help.keys.back')],
      ['F1', say('help.keys.help')],
      ['Ctrl+,', say('help.keys.settings')],
      ['Ctrl++  Ctrl+-  Ctrl+0', say('help.keys.zoom')],
    ],
  };
}

/** The topics that speak of the text: those whose title does come first. */
export function findTopics(topics: readonly HelpTopic[], text: string): HelpTopic[] {
  const sought = text.trim().toLowerCase();
  if (sought === '') return [...topics];
  const holds = (words: string): boolean => words.toLowerCase().includes(sought);
  const byTitle = topics.filter((topic) => holds(topic.title));
  const byText = topics.filter((topic) => !byTitle.includes(topic) && wordsOf(topic).some(holds));
  return [...byTitle, ...byText];
}

function wordsOf({ before, pairs, points, after }: HelpTopic): string[] {
  return [...before, ...pairs.flat(), ...points, ...after];
}
