import { expect, it } from 'vitest';
import { languageOfText } from '../../../../renderer/ui/text-language.ts';

it.each([
  ['A purchase order is required above $500.00.', 'en'],
  ['員工因公出差，應於出差前填寫申請單。', 'zh-Hant'],
  ['员工因公出差，应于出差前填写申请单。', 'zh-Hans'],
  ['超时30分钟以上的订单，平台应当赔付。', 'zh-Hans'],
  ['第三條 PO 應經主管核准', 'zh-Hant'],
  ['COMP-001', 'en'],
  ['社員は出張の前に申請書を提出する。', 'ja'],
  ['직원은 출장 전에 신청서를 제출한다.', 'ko'],
  ['Travel 差旅 policy of the company', 'en'],
])('"%s" is set as %s', (text, language) => {
  expect(languageOfText(text, 'en')).toBe(language);
});

it('Chinese that both scripts write alike follows the language in use', () => {
  expect([languageOfText('公司公告', 'zh-Hant'), languageOfText('公司公告', 'zh-Hans')]).toEqual([
    'zh-Hant',
    'zh-Hans',
  ]);
});
