import type { DocumentKind, Status } from '../../../shared/document.ts';
import { foldText } from '../text/fold.ts';
import type { DocumentFields } from './document-text.ts';
import { statedDay } from './stated-dates.ts';

export type FieldName = keyof DocumentFields;

/** Spellings are compared folded (no case, one width, simplified) and without spaces, `.`, `-` and `_`. */
const FIELD_NAMES = namesOf<FieldName>({
  title: 'title,policytitle,documenttitle,policyname,documentname,标题,名称,文件名称,制度名称,规章名称,政策名称',
  number:
    'number,id,no,policynumber,policyno,policyid,documentnumber,documentno,docno,documentid,referencenumber,reference,ref,' +
    '编号,文号,文件编号,文件号,制度编号,规章编号,政策编号',
  version: 'version,versionnumber,versionno,revision,rev,documentversion,版本,版本号,版次,文件版本',
  effective:
    'effective,effectivedate,effectivefrom,effectiveasof,dateeffective,inforcefrom,inforcesince,validfrom,' +
    '生效,生效日期,生效日,生效时间,施行日期,施行日,施行时间,实施日期,实施日,实施时间',
  until: 'until,effectiveuntil,effectiveto,validuntil,expires,expirydate,失效,失效日期,有效期至,废止日期',
  status: 'status,documentstatus,状态,文件状态',
  kind: 'kind,type,documenttype,类型,类别',
  owner:
    'owner,policyowner,documentowner,processowner,ownedby,responsible,responsibledepartment,负责人,负责部门,责任部门,责任单位,' +
    '主管部门,主管单位,主管机关,归口部门,归口管理部门,权责单位,权责部门,制定部门,制订部门,制定单位',
  tags: 'tags,keywords,标签,关键词',
});

const STATUS_NAMES = namesOf<Status>({
  draft: 'draft,proposed,草案,草稿',
  'in-force': 'inforce,active,approved,current,effective,published,现行,有效,生效,现行有效',
  superseded: 'superseded,replaced,obsolete,已替代,被替代,被取代,已取代',
  withdrawn: 'withdrawn,repealed,retired,revoked,废止,已废止,撤销',
});

const KIND_NAMES = namesOf<DocumentKind>({
  policy: 'policy,政策,制度',
  rules: 'rules,ruleset,rule,规则,规定',
  cases: 'cases,resolvedcases,case,案例,判例',
  guidance: 'guidance,guide,guideline,guidelines,faq,指引,指南,问答',
});

/** UTF-16 units; a longer one is body text that strayed into a property. */
const LONGEST_FIELD = 300;
const MOST_TAGS = 200;
/** UTF-16 units of a label that is looked up. */
const LONGEST_NAME = 60;

/**
 * What a document says of itself in named properties. Names that mean nothing here, wrong dates and unknown statuses are
 * left out: a typing error in a property must not keep a policy from being found.
 */
export function fieldsFrom(properties: Record<string, unknown>): DocumentFields {
  const fields: DocumentFields = {};
  for (const [key, value] of Object.entries(properties)) {
    const name = fieldNamed(key);
    if (name !== null && fields[name] === undefined) setField(fields, name, value);
  }
  return fields;
}

function setField(fields: DocumentFields, name: FieldName, value: unknown): void {
  if (name === 'tags') {
    const tags = tagsFrom(value);
    if (tags.length > 0) fields.tags = tags;
    return;
  }
  const text = textFrom(value);
  if (text === null) return;
  if (name === 'status') assignKnown(fields, 'status', STATUS_NAMES.get(plain(text)) ?? null);
  else if (name === 'kind') assignKnown(fields, 'kind', KIND_NAMES.get(plain(text)) ?? null);
  else if (name === 'effective' || name === 'until') assignKnown(fields, name, statedDay(text));
  else fields[name] = text;
}

function assignKnown<Name extends FieldName>(
  fields: DocumentFields,
  name: Name,
  value: DocumentFields[Name] | null,
): void {
  if (value !== null) fields[name] = value;
}

/** The field that a label names (`Policy No.`, 施行日期, 文件編號); null for any other word. */
export function fieldNamed(label: string): FieldName | null {
  return label.length > LONGEST_NAME ? null : (FIELD_NAMES.get(plain(label)) ?? null);
}

function plain(spelling: string): string {
  return foldText(spelling).replace(/[\s._-]/g, '');
}

function namesOf<Name extends string>(spellings: Record<Name, string>): ReadonlyMap<string, Name> {
  const names = new Map<string, Name>();
  for (const name in spellings) for (const spelling of spellings[name].split(',')) names.set(spelling, name);
  return names;
}

function textFrom(value: unknown): string | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  const text = String(value).replace(/\s+/g, ' ').trim();
  return text === '' || text.length > LONGEST_FIELD ? null : text;
}

function tagsFrom(value: unknown): string[] {
  const parts: unknown[] =
    typeof value === 'string' ? value.split(/[,，、;；]/) : Array.isArray(value) ? value : [value];
  const tags = parts.map(textFrom).filter((tag) => tag !== null);
  return [...new Set(tags)].slice(0, MOST_TAGS);
}

/** The title of a file that says nothing of itself: its name without the extension. */
export function titleFromFileName(fileName: string): string {
  return fileName.replace(/\.[^.]+$/, '') || fileName;
}
