import { foldText } from '../text/fold.ts';

/** What a line that begins with a label says. `field`: a passage of its own kind; the others are no passages. */
export type LabelledLine =
  { type: 'field' } | { type: 'tags'; tags: string[] } | { type: 'kind'; kind: 'rule' | 'cases' };

const LABEL = /^[\s*_`>#-]*([^:：*_`]{1,40}?)[*_`]*\s?[:：][*_`]*\s*(.*?)\s*$/su;

/** Folded labels whose lines say something of the document, wherever they stand. */
const FIELDS = new Set(
  (
    'owner,policy owner,document owner,process owner,owned by,approved by,approver,approved,reviewed by,reviewer,author,authors,' +
    'prepared by,issued by,issued,date,issue date,effective,effective date,effective from,in force from,in force since,valid from,' +
    'valid until,expiry date,last updated,last reviewed,last revised,updated,revised,revision,revision date,review date,next review,' +
    'next review date,review cycle,version,version number,document version,status,document number,document no,document id,policy number,' +
    'policy no,policy id,reference,reference number,department,responsible department,contact,contact person,supersedes,replaces,' +
    'classification,confidentiality,language,category,document type,' +
    '负责人,责任人,负责部门,责任部门,权责单位,制定部门,制定单位,制订单位,发布部门,发布单位,主管部门,主管单位,归口部门,承办单位,主办单位,单位,部门,' +
    '所有者,拥有者,文件所有人,制定人,编制,编制人,编写人,审核,审核人,审批,审批人,核准,核准人,批准,批准人,签发人,版本,版次,版本号,文件版本,' +
    '日期,生效日期,施行日期,实施日期,发布日期,公布日期,颁布日期,制定日期,修订日期,修正日期,更新日期,最后更新,有效期至,失效日期,下次审查,' +
    '下次审查日期,复审日期,审查日期,文件编号,编号,文号,规章编号,状态,文件状态,密级,机密等级,保密级别,联系人,联络人,联系方式,联络方式,取代,替代'
  ).split(','),
);
/** Labels of fields that may also open a rule; fields only while no rule has come yet. */
const FIELDS_NEAR_THE_TOP = new Set(
  'scope,applies to,applicable to,audience,purpose,适用范围,适用对象,适用于,适用人员,目的,宗旨,制定目的'.split(','),
);
const TAGS = new Set(
  'tags,tag,keywords,keyword,aliases,alias,also known as,synonyms,标签,关键词,关键字,别名,同义词,又称,俗称'.split(','),
);
const KINDS = new Set('kind,type,类型,类别,种类,性质'.split(','));
const CASES = new Set(
  'case,cases,resolved case,resolved cases,precedent,案例,判例,个案,已决案例,已结案例,已解决案例'.split(','),
);
const RULES = new Set('rule,rules,policy,规则,规定,条文,政策'.split(','));

/** Longest value of a field in code points; a longer one is a sentence that binds someone. */
const LONGEST_VALUE = 80;
const TAG_SEPARATOR = /[,，、;；|｜\r\n]+/;

/**
 * What a labelled line ("Owner: accounts payable.", 生效日期：…, 標籤：…) says, or null for an ordinary line. Labels are a
 * known list in both languages: "Note: never pay…" is a rule.
 *
 * @param nearTheTop no rule has come before the line.
 */
export function labelledLine(line: string, nearTheTop: boolean): LabelledLine | null {
  if (!/[:：]/.test(line.slice(0, 60))) return null;
  const match = LABEL.exec(line);
  const label = match && foldText(match[1] ?? '').trim();
  if (!label) return null;
  const value = plainValue(match[2] ?? '');
  if (TAGS.has(label)) return value === '' ? null : { type: 'tags', tags: tagsOf(value) };
  if (KINDS.has(label)) return kindOf(value);
  const isField = FIELDS.has(label) || (nearTheTop && FIELDS_NEAR_THE_TOP.has(label));
  return isField && value !== '' && isShort(value) ? { type: 'field' } : null;
}

function tagsOf(value: string): string[] {
  const tags = value.split(TAG_SEPARATOR).map((tag) => tag.trim().replace(/^["'“「『]+|[."'”」』。]+$/g, ''));
  return [...new Set(tags.filter((tag) => tag !== ''))];
}

function kindOf(value: string): LabelledLine | null {
  const kind = foldText(value).replace(/[.。]$/, '');
  if (CASES.has(kind)) return { type: 'kind', kind: 'cases' };
  return RULES.has(kind) ? { type: 'kind', kind: 'rule' } : null;
}

function isShort(value: string): boolean {
  const oneSentence = !/[。！？；;!?]\s*\S|\.\s+\p{Lu}/u.test(value);
  return oneSentence && !/[\r\n]/.test(value) && Array.from(value).length <= LONGEST_VALUE;
}

function plainValue(value: string): string {
  return value.replace(/^[*_`\s]+|[*_`\s]+$/g, '').replace(/^\[(.*)\]$/, '$1');
}
