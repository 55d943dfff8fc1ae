/**
 * Finds the other document that a clause number belongs to: "Section 3 of the Travel Policy", 《差旅管理办法》第十二条. A number
 * of another document must never lead to a clause of this one, so what is in doubt counts as another document.
 */

const NOUN =
  'policy|policies|handbook|manual|code|act|law|ordinance|regulations?|directive|rules|agreement|contract|procedures?|standards?|guidelines?|charter|statutes?|constitution|far|dfars|gdpr|cfr|u\\.s\\.c\\.|usc|provision|clause';
/** Nouns that may as well mean the document itself: "Section 3 of the Policy". */
const OWN_NOUN = 'policy|handbook|manual|agreement|procedure|rules|guidelines|document|terms';
/** of the Travel Policy, of the travel policy, of Regulation (EU) 2016/679, in FAR */
const AFTER = new RegExp(
  `^,? (?:of|in|under|to) (?:(the|our|this|these|that|said|present) )?((?:[\\p{L}\\d’'&./-]+ ){0,5}?(?:${NOUN}))(?![\\p{L}])`,
  'iu',
);
const BEFORE = new RegExp(`((?:[\\p{L}\\d’'&.-]+ ){0,4}(?:${NOUN}))["”’*_]{0,2},? (?:at |in )?$`, 'iu');
const STARTS_OWN = /(?:^|.* )(?:this|these|the present|the same|present) /i;
const ARTICLE = /^(?:.* )?(?:the|our|an?|under|of|in|with|by|see|and|or|to) /i;

const CHINESE_TITLE = /《([^《》]{1,60})》[^，。；、\p{Script=Han}]{0,3}$/u;
const CHINESE_NOUN =
  /(\p{Script=Han}{0,20}(?:法|條例|条例|細則|细则|辦法|办法|規定|规定|制度|準則|准则|規則|规则|章程|手冊|手册|守則|守则|要點|要点|須知|须知|政策|通則|通则|憲法|宪法|典))\s?$/u;
const CHINESE_VERB = /^(?:依照|依據|依据|依|按照|按|根據|根据|違反|违反|參照|参照|適用|适用|符合|準用)/;
const CHINESE_OWN = /[本此][^本此同該该]{1,10}$/u;

/** The document named behind a number that ends at `end`, as printed; null when none or this one is named. */
export function documentNamedAfter(text: string, end: number): string | null {
  const match = AFTER.exec(text.slice(end, end + 160));
  if (!match) return null;
  const [, determiner = '', name = ''] = match;
  if (/^(?:this|these|present)$/i.test(determiner)) return null;
  return new RegExp(`^(?:${OWN_NOUN})$`, 'i').test(name) ? null : name;
}

/**
 * The document named before a number that begins at `start`, as printed; null when none or this one is named. 本法 is
 * given too: it may stand for another law (以下簡稱本法).
 */
export function documentNamedBefore(text: string, start: number): string | null {
  const before = text.slice(Math.max(0, start - 120), start);
  return englishBefore(before) ?? chineseBefore(before);
}

function englishBefore(before: string): string | null {
  const name = BEFORE.exec(before)?.[1];
  if (name === undefined || STARTS_OWN.test(name)) return null;
  const bare = name.replace(ARTICLE, '');
  // A noun in small letters alone is a word of the sentence: "as the rules in Section 3 say".
  if (!/[\p{Lu}]/u.test(bare)) return null;
  return new RegExp(`^(?:${OWN_NOUN})$`, 'i').test(bare) ? null : bare;
}

function chineseBefore(before: string): string | null {
  const title = CHINESE_TITLE.exec(before)?.[1];
  if (title !== undefined) return title;
  const noun = CHINESE_NOUN.exec(before)?.[1];
  return noun === undefined ? null : (CHINESE_OWN.exec(noun)?.[0] ?? noun.replace(CHINESE_VERB, ''));
}
