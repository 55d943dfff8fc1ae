import type { GeneratedDocument } from './generated-corpus.ts';

/**
 * Rules of the length and with the spread of words of real ones: few words stand everywhere, most stand in a few rules.
 * Their sentences say nothing. The same for the same number of rules, every time.
 */

export type RuleLanguage = 'english' | 'chinese';

const RULES_PER_DOCUMENT = 100;
const RULES_PER_SECTION = 8;

/** The most frequent words, in falling order; the others are made of syllables. */
const ENGLISH_WORDS = `the of to and a in for be or is by with must may any not an on at that as employee from this will
are have which shall if employer policy work all other under such their when leave manager request days period time
approval company his it more than approved record payment within service before report written notice purchase pay
information staff person safety supplier after no office training use health security form order contract amount date
rules expenses department benefits travel business data supervisor complaint invoice equipment site review schedule
wages hours holiday sick insurance claim vehicle visitor access branch limit penalty agreement term reason document
medical private public account budget customer repair equal record absence child return responsible procedure`.split(
  /\s+/,
);
const SYLLABLES =
  'ta ren mo li con per ver sti al or ing tion ble ced pro des mar nel fus rit gan hep lor vis tem'.split(' ');
const CHINESE_WORDS =
  '的 员工 应 在 和 不 或 公司 得 部门 主管 申请 规定 以上 工作 须 由 于 及 经 期间 核准 费用 请假 合同 工资 时间 管理 人员 提出'.split(
    ' ',
  );

const VOCABULARY = 20_000;

export function* generatedRules(passages: number, language: RuleLanguage): Generator<GeneratedDocument, void> {
  const write = language === 'english' ? englishWriter() : chineseWriter();
  for (let first = 0; first < passages; first += RULES_PER_DOCUMENT) {
    const lines = [`# ${write.heading()}`, ''];
    const count = Math.min(RULES_PER_DOCUMENT, passages - first);
    for (let rule = 0; rule < count; rule += 1) {
      const section = 1 + Math.floor(rule / RULES_PER_SECTION);
      if (rule % RULES_PER_SECTION === 0) lines.push(`## ${section} ${write.heading()}`, '');
      lines.push(`${section}.${1 + (rule % RULES_PER_SECTION)} ${write.rule()}`, '');
    }
    yield { key: `${language}-${first / RULES_PER_DOCUMENT}.md`, lines };
  }
}

/** Two English documents, then a Chinese one, and so on. */
export function* mixedRules(passages: number): Generator<GeneratedDocument, void> {
  const english = generatedRules(passages, 'english');
  const chinese = generatedRules(passages, 'chinese');
  for (let written = 0; written < passages; written += RULES_PER_DOCUMENT) {
    const isChinese = written % (3 * RULES_PER_DOCUMENT) === 2 * RULES_PER_DOCUMENT;
    const next: IteratorResult<GeneratedDocument, void> = (isChinese ? chinese : english).next();
    if (next.done === true) return;
    yield next.value;
  }
}

interface RuleWriter {
  heading(): string;
  rule(): string;
}

function englishWriter(): RuleWriter {
  const random = randomNumbers(1);
  const draw = zipf(englishVocabulary(random), random);
  const sentence = (words: number) => {
    const drawn = Array.from({ length: words }, draw);
    if (random() < 0.3)
      drawn.push(random() < 0.5 ? `within ${1 + Math.floor(random() * 60)} days` : `$${pickAmount(random)}`);
    const text = drawn.join(' ');
    return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
  };
  return {
    heading: () => sentence(3).slice(0, -1),
    // One to four sentences, 47 words or 340 characters in the mean.
    rule: () => sentences(random, () => sentence(12 + Math.floor(random() * 12))).join(' '),
  };
}

function chineseWriter(): RuleWriter {
  const random = randomNumbers(2);
  const draw = zipf(chineseVocabulary(random), random);
  const clause = (words: number) => Array.from({ length: words }, draw).join('');
  const sentence = () => {
    const amount = random() < 0.3 ? `，以${1 + Math.floor(random() * 60)}日为限` : '';
    return `${clause(6 + Math.floor(random() * 6))}，${clause(6 + Math.floor(random() * 9))}${amount}。`;
  };
  return {
    heading: () => clause(3),
    rule: () => sentences(random, sentence).join(''),
  };
}

function sentences(random: () => number, sentence: () => string): string[] {
  return Array.from({ length: 1 + Math.floor(random() * 4) }, sentence);
}

function pickAmount(random: () => number): string {
  return `${[50, 100, 250, 400, 500, 1_000, 2_500][Math.floor(random() * 7)] ?? 0}.00`;
}

function englishVocabulary(random: () => number): string[] {
  const words = new Set(ENGLISH_WORDS);
  while (words.size < VOCABULARY) {
    const syllables = 2 + Math.floor(random() * 3);
    words.add(Array.from({ length: syllables }, () => SYLLABLES[Math.floor(random() * SYLLABLES.length)]).join(''));
  }
  return [...words];
}

/** Pairs of the 3,755 characters that the older Chinese standard calls common, the first of them more often. */
function chineseVocabulary(random: () => number): string[] {
  const bytes: number[] = [];
  for (let row = 0xb0; row <= 0xd7; row += 1) {
    for (let cell = 0xa1; cell <= (row === 0xd7 ? 0xf9 : 0xfe); cell += 1) bytes.push(row, cell);
  }
  const characters = [...new TextDecoder('gb18030').decode(Uint8Array.from(bytes))];
  const character = () => characters[Math.floor(characters.length * random() ** 3)] ?? '';
  const words = new Set(CHINESE_WORDS);
  while (words.size < VOCABULARY) words.add(character() + character());
  return [...words];
}

/** Draws words so that the n-th is about 1/n as frequent as the first. */
function zipf(words: readonly string[], random: () => number): () => string {
  const sums = new Float64Array(words.length);
  let sum = 0;
  words.forEach((_, rank) => {
    sum += 1 / (rank + 2.7);
    sums[rank] = sum;
  });
  return () => {
    const wanted = random() * sum;
    let [low, high] = [0, words.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sums[middle] ?? 0) < wanted) low = middle + 1;
      else high = middle;
    }
    return words[low] ?? '';
  };
}

/** Numbers from 0 to 1 by a linear congruential generator. */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
