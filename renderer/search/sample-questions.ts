/**
 * Three questions to each demo library, by its name, in its language: one in other words than the policy's, one for an
 * amount or a period, one with an exception beside its rule. Each is answered by the files that are shipped.
 */
export const SAMPLE_QUESTIONS: Readonly<Record<string, readonly [string, string, string]>> = {
  'Cedar Ridge': [
    'Do we need a PO for a $400 repair?',
    'How much can I spend on a hotel?',
    'When is a medical certificate required?',
  ],
  Brightline: [
    'How many days of PTO do we get?',
    'The bill is $80 higher than ordered, is that okay?',
    'How often do I have to change my password?',
  ],
  骑手平台规则: ['路上把汤弄翻了谁赔？', '超时30分钟以上赔多少？', '药品可以放在门口吗？'],
  員工手冊: ['到職兩年半，特休有幾天？', '加班一個月不得超過幾小時？', '晚到公司會扣錢嗎？'],
};
