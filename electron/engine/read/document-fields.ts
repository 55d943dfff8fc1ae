import { formatDay, parseDay } from '../../../shared/dates.ts';
import type { DocumentKind, Status } from '../../../shared/document.ts';
import type { DocumentFields } from './document-text.ts';

type FieldName = keyof DocumentFields;

/** Spellings are compared without case, spaces, `-` and `_`. */
const FIELD_NAMES: Record<FieldName, readonly string[]> = {
  title: ['title', '标题', '標題', '名称', '名稱'],
  number: ['number', 'id', 'no', 'policynumber', 'policyid', 'documentnumber', '编号', '編號', '文号', '文號'],
  version: ['version', 'revision', '版本', '版本号', '版本號', '版次'],
  effective: [
    'effective',
    'effectivedate',
    'effectivefrom',
    '生效',
    '生效日期',
    '生效日',
    '施行日期',
    '实施日期',
    '實施日期',
  ],
  until: [
    'until',
    'effectiveuntil',
    'effectiveto',
    'expires',
    'expirydate',
    '失效',
    '失效日期',
    '有效期至',
    '废止日期',
    '廢止日期',
  ],
  status: ['status', '状态', '狀態'],
  kind: ['kind', 'type', 'documenttype', '类型', '類型', '类别', '類別'],
  owner: ['owner', 'responsible', '负责人', '負責人', '责任部门', '責任部門', '主管部门', '主管部門'],
  tags: ['tags', 'keywords', '标签', '標籤', '关键词', '關鍵詞'],
};

const STATUS_NAMES: Record<Status, readonly string[]> = {
  draft: ['draft', 'proposed', '草案', '草稿'],
  'in-force': [
    'inforce',
    'active',
    'approved',
    'current',
    'effective',
    'published',
    '现行',
    '現行',
    '有效',
    '生效',
    '现行有效',
  ],
  superseded: ['superseded', 'replaced', 'obsolete', '已替代', '被替代', '被取代', '已取代'],
  withdrawn: ['withdrawn', 'repealed', 'retired', 'revoked', '废止', '廢止', '已废止', '已廢止', '撤销', '撤銷'],
};

const KIND_NAMES: Record<DocumentKind, readonly string[]> = {
  policy: ['policy', '政策', '制度'],
  rules: ['rules', 'ruleset', 'rule', '规则', '規則', '规定', '規定'],
  cases: ['cases', 'resolvedcases', 'case', '案例', '判例'],
  guidance: ['guidance', 'guide', 'guideline', 'guidelines', 'faq', '指引', '指南', '问答', '問答'],
};

/** UTF-16 units; a longer one is body text that strayed into a property. */
const LONGEST_FIELD = 300;
const MOST_TAGS = 200;

/**
 * What a document says of itself in named properties. Names that mean nothing here, wrong dates and unknown statuses are
 * left out: a typing error in a property must not keep a policy from being found.
 */
export function fieldsFrom(properties: Record<string, unknown>): DocumentFields {
  const fields: DocumentFields = {};
  for (const [key, value] of Object.entries(properties)) {
    const name = meaningOf(FIELD_NAMES, key);
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
  if (name === 'status') assignKnown(fields, 'status', meaningOf(STATUS_NAMES, text));
  else if (name === 'kind') assignKnown(fields, 'kind', meaningOf(KIND_NAMES, text));
  else if (name === 'effective' || name === 'until') assignKnown(fields, name, dateFrom(text));
  else fields[name] = text;
}

function assignKnown<Name extends FieldName>(
  fields: DocumentFields,
  name: Name,
  value: DocumentFields[Name] | null,
): void {
  if (value !== null) fields[name] = value;
}

function meaningOf<Name extends string>(names: Record<Name, readonly string[]>, spelling: string): Name | null {
  const plain = spelling.toLowerCase().replace(/[\s_-]/g, '');
  for (const name in names) if (names[name].includes(plain)) return name;
  return null;
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

/** `2025-01-31`, `2025/1/31`, `2025.1.31`, `20250131` or `2025年1月31日` as `2025-01-31`; null when it is no real day. */
function dateFrom(text: string): string | null {
  const parts =
    /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text) ??
    /^(\d{4})(\d{2})(\d{2})$/.exec(text) ??
    /^(\d{4})\s?年\s?(\d{1,2})\s?月\s?(\d{1,2})\s?日$/.exec(text);
  if (!parts) return null;
  const [, year = '', month = '', day = ''] = parts;
  const parsed = parseDay(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
  return parsed === null ? null : formatDay(parsed);
}

/** The title of a file that says nothing of itself: its name without the extension. */
export function titleFromFileName(fileName: string): string {
  return fileName.replace(/\.[^.]+$/, '') || fileName;
}
