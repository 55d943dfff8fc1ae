import type { LibraryTexts } from './small-libraries.ts';

const POOL_CARS = `# Pool cars

Pool cars are booked in the fleet calendar by noon of the day before.
A driver who receives a parking fine pays it from their own pocket.
The tank is at least half full when the key is handed back.
`;

const LABORATORY = `# Laboratory safety

Goggles and closed shoes are worn in the laboratory at all times.
Solvents are kept in the fireproof cabinet, never on the bench.
A spill of more than one litre is reported to the emergency line at once.
`;

const ACCOUNTS = `# Computer accounts

A password has at least fourteen characters and is changed once a year.
An account is locked after five failed attempts to sign in.
Company files are not copied to private USB sticks.
`;

const PURCHASING = `# Purchasing

Every order above 3,000 dollars needs three written quotes.
New suppliers are approved by the finance director before the first order.
Gifts from suppliers worth more than 40 dollars are declined.
`;

const INVENTIONS = `# Patents and inventions

An employee who makes an invention tells the legal department within two weeks.
The inventor receives a bonus of 1,500 dollars when a patent is granted.
Nothing about an invention is published before the application has been filed.
`;

const DORMITORY = `# 宿舍管理辦法

宿舍每晚十一點關門，逾時返回者應向舍監登記。
宿舍內禁止飼養寵物。
住宿費每月新臺幣一千五百元，自薪資扣繳。
`;

const READING_ROOM = `# 圖書室借閱規則

每人最多可借五冊，借期三週。
逾期還書者，每日每冊收取滯納金五元。
`;

const LEAVE = `# 請假規則

員工結婚者，給予婚假八日，工資照給。
員工之父母死亡者，給予喪假八日。
請病假三日以上者，應附醫師診斷證明。
`;

const CANTEEN = `# 食堂用餐规定

午餐供应时间为十一点半至十三点。
饭卡遗失的，补办需交工本费十五元。
食堂餐具不得带出食堂。
`;

const TRAINING = `# 培训管理规定

公司出资培训的员工，培训结束后须服务满两年。
培训考试不合格的，可补考一次。
外部课程费用由公司承担百分之八十。
`;

const OVERTIME = `# 加班规定

工作日加班按工资的百分之一百五十支付加班费。
周末加班可在三个月内调休。
`;

const ENGLISH_THINGS = 'Canoes,Paddles,Tents,Rackets,Nets,Skates,Ropes,Saddles,Sails,Kites,Drums,Flutes,Costumes'.split(
  ',',
);
const ENGLISH_DUTIES = [
  'are counted when the season opens.',
  'are dried in the sun and oiled each spring.',
  'are painted in the colours of the club.',
  'are not lent to children under twelve.',
  'hang on the hooks along the north wall.',
  'are repaired by the craft circle in winter.',
  'are carried by two members.',
  'go to the museum when they are older than thirty years.',
  'are shown to the public at the summer fair.',
  'are covered with canvas when it snows.',
  'bear a number on the underside.',
  'are cleaned with soap and rain water.',
  'are blessed at the spring festival.',
  'are sold by auction every tenth year.',
  'are never left on the beach.',
  'are insured through the club.',
  'are weighed before the race.',
  'are drawn by the art class in June.',
];
const CHINESE_THINGS = '独木舟,船桨,帐篷,球拍,球网,冰鞋,绳索,马鞍,船帆,风筝,大鼓,长笛,戏服'.split(',');
const CHINESE_DUTIES = [
  '在赛季开始时清点。',
  '每年春天晒干并上油。',
  '应漆成社团的颜色。',
  '不出借给十二岁以下的儿童。',
  '挂在北墙的挂钩上。',
  '冬季由手工组修理。',
  '由两名社员搬运。',
  '超过三十年的送交博物馆。',
  '在夏季市集上向公众展示。',
  '下雪时盖上帆布。',
  '底部标有号码。',
  '用肥皂和雨水清洗。',
  '在春节庙会上祈福。',
  '每十年拍卖一次。',
  '不得留在海滩上。',
  '由社团投保。',
  '比赛前称重。',
  '六月由美术班写生。',
];

/** What a club says of its things: more rules than the nearest that a search scores, of none of the subjects above. */
function rulesOfClub(title: string, things: readonly string[], duties: readonly string[], between: string): string {
  const rules = things.flatMap((thing) => duties.map((duty) => `${thing}${between}${duty}`));
  return `# ${title}\n\n${rules.join('\n')}\n`;
}

const POLICIES = {
  'pool-cars.md': POOL_CARS,
  'laboratory.md': LABORATORY,
  'accounts.md': ACCOUNTS,
  'purchasing.md': PURCHASING,
  'inventions.md': INVENTIONS,
  '宿舍管理辦法.md': DORMITORY,
  '圖書室借閱規則.md': READING_ROOM,
  '請假規則.md': LEAVE,
  '食堂用餐规定.md': CANTEEN,
  '培训管理规定.md': TRAINING,
  '加班规定.md': OVERTIME,
};

/** Libraries whose English texts and Chinese texts speak of different subjects; in `Large` more than 200 of each beside. */
export const MIXED: LibraryTexts = {
  Small: POLICIES,
  Large: {
    ...POLICIES,
    'club.md': rulesOfClub('Things of the club', ENGLISH_THINGS, ENGLISH_DUTIES, ' '),
    '社团物品.md': rulesOfClub('社团物品', CHINESE_THINGS, CHINESE_DUTIES, ''),
  },
};

/** Chinese questions whose rule stands in English alone, with what the rule begins with. */
export const TO_ENGLISH = [
  ['公務車要提前多久預約？', 'Pool cars are booked'],
  ['开公司的车被开了停车罚单谁付钱？', 'A driver who receives a parking fine'],
  ['還車的時候油箱要加滿嗎？', 'The tank is at least half full'],
  ['进实验室要戴护目镜吗？', 'Goggles and closed shoes'],
  ['溶劑應該放在哪裡？', 'Solvents are kept'],
  ['密碼至少要幾個字元？', 'A password has at least fourteen'],
  ['登录失败几次账号会被锁定？', 'An account is locked'],
  ['可以把公司檔案複製到自己的隨身碟嗎？', 'Company files are not copied'],
  ['多少钱以上的采购要三家报价？', 'Every order above 3,000'],
  ['供應商送的禮物可以收嗎？', 'Gifts from suppliers'],
  ['员工做出了发明要通知谁？', 'An employee who makes an invention'],
  ['專利獲准後發明人有獎金嗎？', 'The inventor receives a bonus'],
] as const;

/** English questions whose rule stands in Chinese alone. */
export const TO_CHINESE = [
  ['When does the dormitory close at night?', '宿舍每晚十一點關門'],
  ['Am I allowed to keep a cat in the dormitory?', '宿舍內禁止飼養寵物'],
  ['How many books can I borrow?', '每人最多可借五冊'],
  ['What is the fine for returning a library book late?', '逾期還書者'],
  ['How many days off do I get when I marry?', '員工結婚者'],
  ["Do I need a doctor's note for sick leave?", '請病假三日以上者'],
  ['When is lunch served in the canteen?', '午餐供应时间'],
  ['What does it cost to replace a lost meal card?', '饭卡遗失的'],
  ['How long must I stay after training that the company paid for?', '公司出资培训的员工'],
  ['Can I retake the training exam if I fail?', '培训考试不合格的'],
  ['How much is paid for overtime on a working day?', '工作日加班'],
  ['Can weekend overtime be taken as time off?', '周末加班'],
] as const;
