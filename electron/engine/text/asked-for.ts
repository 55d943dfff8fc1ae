import { amountsIn } from './amounts.ts';
import { foldText } from './fold.ts';

/** What kind of answer a question asks for. */
export type Asked = 'amount' | 'limit' | 'time' | 'person' | 'permission';

/** In folded text: how a question asks for it, and what a sentence says that gives it. */
const KINDS: Record<Asked, { asks: RegExp; gives: RegExp }> = {
  amount: {
    asks: /\bhow (?:many|much|long|often|far|high|large|big|old|late|early|soon)\b|\b(?:rates?|limits?|maximum|minimum|percentage|deadline|amount|length)\b|多少|几(?!乎)|多[久长大高远]|[上下]限|最[多少长高低短]|至少|额度|期限|比例|金额|标准/,
    gives: /\b(?:once|twice|half|double|unlimited)\b|半[天日年]|加倍/,
  },
  limit: {
    asks: /最[多高长大久]|上限|\b(?:maximum|limits?|at most|longest|highest)\b/,
    gives:
      /不(?:得|可|应)?(?:超过|逾)|以[^。；]{1,30}为[限上]|上限|最[多高长大]|至多|\b(?:up to|at most|(?:not|no) more than|maximum|not exceed|limited)\b/,
  },
  time: {
    asks: /\bwhen\b|\bhow (?:soon|late|early|long|often)\b|\bwhat time\b|\bdeadline\b|何时|什么时[候间]|几[点号时]|多久|哪[天日]|期限/,
    gives:
      /\b(?:within|before|after|until|no later than|at the latest|immediately|at once|once|days?|hours?|weeks?|months?|years?|[ap]\.?m)\b|\d:\d|[前后内](?![台勤])|当[日天]|次[日月]|立即|即[时刻]|每[日天周月年]|\d[点时月日]/,
  },
  person: {
    asks: /\bwho(?:m|se)?\b|谁|何人|哪[个一]?(?:部门|单位|方|人)/,
    gives:
      /\bby (?:an?|the|two|every|each|human)\b|\b(?:managers?|supervisors?|directors?|officers?|leads?|heads?|keepers?|departments?|committees?|company|employees?|drivers?|owners?)\b|由|负责|承担|主管|经理|总监|责任归|部门|适用于/,
  },
  permission: {
    asks: /^\W*(?:can|could|may|must|do|does|should|is|are|am|shall|have|has|will)\b|\b(?:allowed|permitted|have to|need to)\b|可否|可以|能否|能不能|可不可以|是否|是不是|要不要|需不需要|得否|吗/,
    gives:
      /\b(?:may|must|shall|can|cannot|allowed|permitted|prohibited|forbidden|required|needs?|needed|never|only)\b|不得|不可|可以|必须|禁止|严禁|无需|不必|准许|允许|免|[应须得]/,
  },
};

const ALL = ['amount', 'limit', 'time', 'person', 'permission'] as const satisfies readonly Asked[];

/** What a question asks for; nothing for words without a question. English and Chinese. Never throws. */
export function askedFor(question: string): Asked[] {
  const folded = foldText(question);
  return ALL.filter((kind) => KINDS[kind].asks.test(folded));
}

/** Whether a sentence says something of a kind: an amount, a time, somebody who acts, what is allowed. Never throws. */
export function gives(sentence: string, kind: Asked): boolean {
  const folded = foldText(sentence);
  return KINDS[kind].gives.test(folded) || (kind === 'amount' && amountsIn(folded).length > 0);
}
