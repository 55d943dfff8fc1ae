import { describe, expect, it } from 'vitest';
import { readDocument } from '../../../../electron/engine/read/read-document.ts';

async function fieldsOf(text: string, fileName = 'leave.md') {
  const { fields } = await readDocument({ bytes: new TextEncoder().encode(text), fileName });
  return fields;
}

const RULE = '\n\n1. Leave is asked for five days before.\n';

it.each([
  ['id,title,text\nCOMP-9,Gifts,Gifts are declared.\n', 'rules.csv', 'rules'],
  ['編號,標題,條文\nCOMP-9,禮物,收禮應申報。\n', 'rules.csv', 'rules'],
  ['# Rules\n\n| id | title | text |\n|---|---|---|\n| COMP-9 | Gifts | Gifts are declared. |\n', 'a.md', 'Rules'],
])('a rule set with a single rule states no fields of its document: %j', async (text, fileName, title) => {
  expect(await fieldsOf(text, fileName)).toEqual({ title });
});

describe('a line at the top states', () => {
  it.each([
    ['Effective date: 1 March 2025', '2025-03-01'],
    ['Effective Date: March 1, 2025', '2025-03-01'],
    ['Effective: 2025-03-01', '2025-03-01'],
    ['Effective from 1 Mar 2025', '2025-03-01'],
    ['**Effective date:** 1st March 2025.', '2025-03-01'],
    ['In force since: 2025/3/1', '2025-03-01'],
    ['Effective date: 25/03/2025', '2025-03-25'],
    ['施行日期：2025年3月1日', '2025-03-01'],
    ['施行日期：自2025年3月1日起施行', '2025-03-01'],
    ['生效日期：２０２５年３月１日', '2025-03-01'],
    ['實施日期：二〇二五年三月一日', '2025-03-01'],
    ['中華民國114年3月1日施行', '2025-03-01'],
    ['（2025年3月1日起施行）', '2025-03-01'],
    ['生效日：民國一百一十四年三月一日', '2025-03-01'],
    ['施行日期：114年3月1日', '2025-03-01'],
  ])('the first day: %s', async (line, day) => {
    expect((await fieldsOf(`# Leave\n\n${line}${RULE}`)).effective).toBe(day);
  });

  it.each([
    ['Effective date: 03/04/2025', 'two days'],
    ['Effective date: 30 February 2025', 'no day'],
    ['Effective date: upon approval', 'no date'],
    ['Effective date: 1 March 2025 or on approval', 'more than a date'],
    ['Review date: 1 March 2025', 'another date'],
    ['Published on 1 March 2025', 'another date'],
    ['发布日期：2025年3月1日', 'another date'],
    ['中華民國114年3月1日公布', 'another date'],
  ])('no first day where it states %s (%s)', async (line) => {
    expect((await fieldsOf(`# Leave\n\n${line}${RULE}`)).effective).toBeUndefined();
  });

  it.each([
    ['Policy number: HR-012', { number: 'HR-012' }],
    ['Document No. HR-012', { number: 'HR-012' }],
    ['文件編號：人字第012號', { number: '人字第012號' }],
    ['制度编号：HR-012', { number: 'HR-012' }],
    ['Version 3.1', { version: '3.1' }],
    ['版本：V2.0', { version: 'V2.0' }],
    ['Owner: People team.', { owner: 'People team' }],
    ['主管部門：人力資源處', { owner: '人力資源處' }],
    ['Version: 3.1 | Owner: People team', { version: '3.1', owner: 'People team' }],
    ['版本：V2.0　主管部门：人力资源部', { version: 'V2.0', owner: '人力资源部' }],
    ['Owner: People team\nVersion: 3.1', { version: '3.1', owner: 'People team' }],
  ])('%s', async (line, fields) => {
    expect(await fieldsOf(`# Leave\n\n${line}${RULE}`)).toEqual({ title: 'Leave', ...fields });
  });

  it.each(['ID: 12', 'Reference: see section 4', 'Responsible: every manager', 'Version: latest', 'Status: draft'])(
    'nothing where it says %s',
    async (line) => {
      expect(await fieldsOf(`# Leave\n\n${line}${RULE}`)).toEqual({ title: 'Leave' });
    },
  );
});

describe('a table at the top states', () => {
  const STATED = { title: 'Leave', number: 'HR-012', version: '3.1', effective: '2025-03-01' };

  it('its fields beside their labels', async () => {
    const table = '| Policy number | HR-012 |\n|---|---|\n| Version | 3.1 |\n| Effective date | 1 March 2025 |';
    expect(await fieldsOf(`# Leave\n\n${table}${RULE}`)).toEqual(STATED);
  });

  it('its fields under their labels in a single row', async () => {
    const table = '| Policy number | Version | Effective date |\n|---|---|---|\n| HR-012 | 3.1 | 1 March 2025 |';
    expect(await fieldsOf(`# Leave\n\n${table}${RULE}`)).toEqual(STATED);
  });

  it('two fields in a row', async () => {
    const page =
      '<h1>Leave</h1><table><tr><td>Policy number:<td>HR-012<td>Version:<td>3.1<tr><td>Effective date:<td>1 March 2025</table><p>Rule one.</p>';
    expect(await fieldsOf(page, 'leave.html')).toEqual(STATED);
  });

  it('its fields under columns that say so', async () => {
    const table =
      '| Item | Details |\n|---|---|\n| Prepared by | HR |\n| Policy number | HR-012 |\n| Version | 3.1 |\n| Effective date | 1 March 2025 |';
    expect(await fieldsOf(`# Leave\n\n${table}${RULE}`)).toEqual(STATED);
  });

  it('nothing as a table of other things', async () => {
    const roles = '| Role | Duty |\n|---|---|\n| Owner | approves exceptions |\n| Version | 2 |';
    const contacts = '| Owner | Phone |\n|---|---|\n| People team | 123 |\n| Finance | 456 |';
    for (const table of [roles, contacts]) {
      expect(await fieldsOf(`# Leave\n\n${table}${RULE}`)).toEqual({ title: 'Leave' });
    }
  });

  it('nothing as a table of earlier versions', async () => {
    const rows = '| 1.0 | 1 March 2020 |\n| 2.0 | 1 March 2022 |';
    expect(await fieldsOf(`# Leave\n\n| Version | Effective date |\n|---|---|\n${rows}${RULE}`)).toEqual({
      title: 'Leave',
    });
    const single = '| Version | Effective date | Changes |\n|---|---|---|\n| 1.0 | 1 March 2020 | first |';
    expect(await fieldsOf(`# Leave\n\n${single}${RULE}`)).toEqual({ title: 'Leave' });
    const headed = '## Revision history\n\n| Version | Effective date |\n|---|---|\n| 1.0 | 1 March 2020 |';
    expect(await fieldsOf(`# Leave\n\n${headed}${RULE}`)).toEqual({ title: 'Leave' });
  });
});

describe('a document states nothing', () => {
  it.each([
    ['below its first rule', `# Leave${RULE}\nEffective date: 1 March 2020\n`],
    ['below its first sentence', '# Leave\n\nLeave is paid.\n\nVersion: 2\n'],
    ['in a long text above', `# Leave\n\n${'word '.repeat(40)}\n\nVersion: 2\n`],
    ['under a heading of revisions', `# 請假規則\n\n## 修訂沿革\n\n版本：1.0\n\n生效日期：2020年3月1日${RULE}`],
  ])('%s', async (_name, text) => {
    const { title, ...others } = await fieldsOf(text);
    expect(title).toBeDefined();
    expect(others).toEqual({});
  });
});

it.each([
  ['Policy title: Annual leave', 'Annual leave'],
  ['文件名稱：特別休假辦法', '特別休假辦法'],
])('a title of its own wins over the name of the file: %s', async (line, title) => {
  expect((await fieldsOf(`${line}\nVersion: 2${RULE}`, 'scan-0012.txt')).title).toBe(title);
  expect((await fieldsOf(`# Leave\n\n${line}${RULE}`)).title).toBe('Leave');
});

it('front matter wins over the body', async () => {
  const text = `---\neffective: 2025-03-01\nowner: People team\n---\n\n# Leave\n\nEffective date: 1 March 2020\nOwner: Finance\nVersion: 2${RULE}`;
  expect(await fieldsOf(text)).toEqual({
    title: 'Leave',
    effective: '2025-03-01',
    owner: 'People team',
    version: '2',
  });
});

it('a line that states a field stays in the text', async () => {
  const text = `Purchasing policy\n\nOwner: accounts payable.\n\n1. Orders are required.\n`;
  const document = await readDocument({ bytes: new TextEncoder().encode(text), fileName: 'purchasing.txt' });
  expect(document.fields.owner).toBe('accounts payable');
  expect(document.blocks.map(({ start, end }) => document.text.slice(start, end))).toContain(
    'Owner: accounts payable.',
  );
});
