import { foldText } from './fold.ts';

/** How a rule takes something out of another one, or makes it depend on something. */
export type Restriction = 'exception' | 'condition';

/** Nothing between ends the sentence. */
const SAME_SENTENCE = '[^.!?;]{0,80}';

/** In folded text. */
const EXCEPTION_ENGLISH = new RegExp(
  [
    String.raw`\b(?:unless|except(?:ing|ions?|ional(?:ly)?)?|exempt(?:ed|ions?)?|however|notwithstanding|nevertheless|waived?)\b`,
    String.raw`\bbut (?:not|only|no|never|may|need not)\b`,
    String.raw`\b(?:apart from|other than|instead of|in an emergency)\b`,
    String.raw`\b(?:not|never|no longer) (?:be |been )?(?:required|needed|necessary|apply|applicable|covered)\b`,
    String.raw`\bneed not\b|\b(?:do|does) not (?:need|apply|have to)\b`,
    String.raw`\bno ${SAME_SENTENCE}\b(?:is|are) (?:required|needed|necessary)\b`,
    String.raw`\b(?:may|can|might)\b${SAME_SENTENCE}\bwithout\b`,
  ].join('|'),
);
const CONDITION_ENGLISH =
  /\b(?:only (?:if|when|where|after|with|for)|if|provided that|on (?:the )?condition that|as long as|subject to|once|is enough when)\b/;

/** 免 that frees from a duty: not 免費 (free of charge), 以免 (lest), 難免 (hard to avoid). */
const FREED = '(?<![以难避不未])免(?![费得疫除职洗])';
const EXCEPTION_CHINESE = new RegExp(
  [
    '(?:^|[，。；：、,;\\s])但(?!凡)',
    '除[^。；]{1,60}外|除外|例外',
    '不在此限|不受[^。；]{0,30}限制|不适用|另有规定|不限于?此',
    `${FREED}|[无毋勿][需须]|不[必需须]|不用(?!于)`,
    '不得(?!不|少于|多于|超过|低于|高于)|得不(?!到|偿)|可以?不|仍[应须得可]',
  ].join('|'),
);
const CONDITION_CHINESE =
  /(?:^|[，。；：、,;\s])[如若倘](?![下上同此前])|如果|仅限|只有|只能|方[可得能]|始[得可]|经[^。；]{1,30}(?:同意|核准|批准|许可)/;

/**
 * Whether a rule states an exception (unless, may … without, 但, 除…外, 不在此限, 免) or a condition (only if, provided that,
 * 如, 方可); null when neither, the exception where both. English and Chinese, by its words alone. Never throws.
 */
export function restrictionIn(text: string): Restriction | null {
  const folded = foldText(text);
  if (EXCEPTION_ENGLISH.test(folded) || EXCEPTION_CHINESE.test(folded)) return 'exception';
  return CONDITION_ENGLISH.test(folded) || CONDITION_CHINESE.test(folded) ? 'condition' : null;
}
