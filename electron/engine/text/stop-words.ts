/**
 * Words that say nothing about which rule is meant. Short on purpose: a word that stands here can never be counted as
 * found or missing. `no`, `not`, `without`, `before`, `after`, `more` and `less` are not here, since rules turn on them.
 */
const ENGLISH = new Set(
  (
    'a about am an and any are as at be been being but by can could did do does doing for from had has have having he ' +
    'her here hers him his how i if in into is it its let lets me my of on or our ours please shall she should so some ' +
    'such tell than that the their them then there these they this those to up us was we were what when where which who ' +
    'whom whose why will with would you your yours im ive id whats hows dont doesnt cant isnt arent need needs get gets'
  ).split(' '),
);

/** In simplified characters; matched before the shorter ones, so that they stay whole. */
const CONTENT_WORDS = [
  '目的',
  '了解',
  '是非',
  '几何',
  '的士',
  '得了',
  '了结',
  '我司',
  '谁方',
  '需求',
  '参与',
  '与会',
  '和解',
  '总和',
  '或有',
];

const CHINESE = (
  '请问 什么 怎么办 怎么样 怎么 怎样 如何 为什么 为何 多少 多久 多长时间 几天 几次 几个 哪些 哪个 哪里 哪种 是否 是不是 有没有 ' +
  '能不能 可不可以 要不要 需不需要 能否 可否 可以 需要 应该 应当 以及 或者 还是 如果 的话 关于 对于 我们 你们 他们 她们 这个 那个 ' +
  '这些 那些 一下 的时候 时候 的 了 吗 呢 吧 啊 呀 嘛 么 是 我 你 您 他 她 它 这 那 哪 谁 几 有 要 和 与 或 在'
).split(' ');

const longestFirst = (one: string, other: string): number => other.length - one.length;
const CONTENT = new Set(CONTENT_WORDS);
/** Function words only before another one or at the end (有多少), else the beginning of a word (有效, 要件). */
const BEFORE_OTHERS = new Set(['有', '要', '在', '几']);
const PATTERN = new RegExp([...CONTENT_WORDS, ...CHINESE].sort(longestFirst).join('|'), 'g');

/** Whether a folded English word carries no content. Single letters do (appendix B). */
export function isStopWord(word: string): boolean {
  return ENGLISH.has(word);
}

/** Chinese function and question words in folded text. */
export function functionWordsIn(folded: string): { start: number; end: number }[] {
  const found: { start: number; end: number }[] = [];
  for (const match of folded.matchAll(PATTERN)) {
    if (!CONTENT.has(match[0])) found.push({ start: match.index, end: match.index + match[0].length });
  }
  return found.filter(({ start, end }, index) => {
    if (!BEFORE_OTHERS.has(folded.slice(start, end))) return true;
    return found[index + 1]?.start === end || !/\p{L}/u.test(folded.charAt(end));
  });
}
