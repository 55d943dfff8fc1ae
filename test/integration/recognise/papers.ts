import type { ScannedPaper } from '../../fixtures/make-scan.ts';

/** One page of rules in each language that text is recognised in. */
export const ENGLISH: ScannedPaper = {
  lines: [
    'Travel Policy',
    '1.1 This policy sets out how employees book and pay for business travel.',
    '1.2 Expenses above $500.00 must be approved by the department head.',
    '2.1 The nightly limit for a hotel is $180 in the capital and $140 elsewhere.',
    '2.2 Alcohol, minibar charges and fines are not reimbursed. Use form HR-012.',
  ],
};

export const TRADITIONAL: ScannedPaper = {
  font: 'traditional',
  lines: [
    '差旅費管理辦法',
    '第一條　為規範本公司員工出差旅費之申請與核銷，特訂定本辦法。',
    '第二條　員工出差前應填具出差申請單，經部門主管核准後始得成行。',
    '第三條　國內住宿費每日以新臺幣三千元為上限，超過部分由員工自行負擔。',
    '第四條　連線公司系統應使用 VPN，密碼每 90 天更換一次。',
  ],
};

export const SIMPLIFIED: ScannedPaper = {
  font: 'simplified',
  lines: [
    '差旅费管理办法',
    '第一条　为规范本公司员工出差旅费的申请与报销，特制定本办法。',
    '第二条　员工出差前应填写出差申请单，经部门主管批准后方可成行。',
    '第三条　国内住宿费每日以人民币五百元为上限，超过部分由员工自行承担。',
    '第四条　连接公司系统应使用 VPN，密码每 90 天更换一次。',
  ],
};

export const EMPTY: ScannedPaper = { lines: [] };
export const PHOTOGRAPH: ScannedPaper = { lines: [], photograph: true };
