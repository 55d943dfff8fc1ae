import type { LibraryTexts } from './small-libraries.ts';

const PURCHASING = `# Purchasing policy

Owner: accounts payable.
The operations manager approves every purchase above $2,500.00 before the order is placed.
A purchase order is required for any purchase above $500.00.
Purchases of $500.00 or less, such as a small truck repair, may be paid without a purchase order.
Two written quotes are needed for any purchase above $5,000.00.
Orders are placed only with suppliers on the approved supplier list.
Gifts from suppliers worth more than $50.00 are declined.
`;

const TRAVEL = `# Travel and expenses

Owner: finance.
Receipts are handed in within 30 days of return.
A hotel is paid up to $180.00 a night, breakfast included.
Mileage in a private car is paid at $0.62 per mile.
Economy class is flown on every route under six hours.
Taxis are paid only where no bus or train runs.
`;

const LEAVE = `# Leave

## Annual leave

Employees have 20 days of annual leave a year.
Leave is requested at least three weeks ahead.

## Sick leave

A medical certificate is required from the fourth day of sickness.
The supervisor is called before 9:00 a.m. on the first day.
`;

const SAFETY = `# Safety on site

Safety glasses are worn wherever metal is cut.
Ladders are inspected each month, and damaged ones are cut up.
Every injury is reported to the site lead within one hour.
`;

const SECURITY = `# Information security

Passwords have at least 14 characters and are never shared.
A stolen laptop is reported to the service desk within one hour.
Visitors use the guest network only.
`;

const VEHICLES = `# Vehicles

Company trucks are washed every two weeks and refuelled at the end of the day.
Private trips in a company truck are not allowed.
Seat belts are worn by everyone in the vehicle.
`;

const MATCHING = `# Purchase order matching policy

Owner: accounts payable operations.
This policy applies to every invoice that a supplier sends to Brightline.
Every invoice must match a purchase order (PO) before it is paid.
A difference of up to 2 percent is accepted automatically.
Duplicate invoices are found by supplier, number, date and amount, and are rejected.
`;

const BRIGHTLINE_LEAVE = `# Time off

Employees have 25 days of paid time off a year.
Time off is entered in the calendar two weeks ahead.
`;

/** The two English companies of the tests, each rule on a line of its own. */
export const ENGLISH: LibraryTexts = {
  'Cedar Ridge': {
    'purchasing.md': PURCHASING,
    'travel.md': TRAVEL,
    'leave.md': LEAVE,
    'safety.md': SAFETY,
    'security.md': SECURITY,
    'vehicles.md': VEHICLES,
  },
  Brightline: { 'matching.md': MATCHING, 'time-off.md': BRIGHTLINE_LEAVE },
};

const COMPENSATION = `---
title: 赔付与责任规则
kind: rules
---

# 赔付与责任规则

### COMP-001 严重超时赔付

订单超时30分钟以上的，向用户赔付订单实付金额的30%，最高50元。

### COMP-002 一般超时赔付

超时10分钟以上、不足30分钟的，向用户发放5元优惠券。

### COMP-003 商家备餐责任

商家备餐时间过长，导致订单超时的，责任归商家，骑手不承担责任。

标签：商家责任、等餐

### COMP-004 餐品洒漏

餐品在配送途中洒漏的，责任归骑手，向用户全额退款。

### COMP-005 恶劣天气

暴雨、大雪等预警期间，承诺时间自动延长20分钟，骑手免责。
`;

const CASES = `---
title: 判责案例
kind: cases
---

# 判责案例

### CASE-001 大雨中超时

暴雨期间订单超时15分钟，按 COMP-005 骑手免责。

### CASE-002 汤洒在电梯里

骑手在电梯里把汤洒了，按 COMP-004 由骑手负责，全额退款。
`;

/** 第三條 of one document says something else than 第三條 of the other. */
const HANDBOOK = `# 員工手冊

第一條 本手冊適用於全體員工。

第二條 員工應於每日上午九時前到班，並以識別證刷卡。

第三條 本手冊用詞定義如下：直屬主管指員工編制上之直接管理者。

第四條 員工請病假者，應於當日上午通知直屬主管，三日以上並應附診斷證明。

第五條 年資滿一年者，每年有特別休假七日。
`;

const TRIPS = `# 差旅費管理辦法

第一條 本辦法規定出差費用之申請與報銷。

第二條 國內出差之住宿費，每日以新臺幣二千四百元為上限。

第三條 出差應於三日前提出申請，並經部門主管核准。

第四條 單據應於返回後十日內交付財務部。
`;

export const CHINESE: LibraryTexts = {
  骑手平台: { '赔付规则.md': COMPENSATION, '判责案例.md': CASES },
  員工手冊: { '員工手冊.md': HANDBOOK, '差旅費管理辦法.md': TRIPS },
};
