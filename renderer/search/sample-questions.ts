/**
 * Three questions to each demo library, by its name, in its language. Each is answered by the files that are shipped.
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
  骑手平台规则: ['餐品在配送途中洒漏，责任归谁？', '超时30分钟以上赔多少？', '申诉要在多久内提出？'],
  員工手冊: ['太太生小孩，先生能休幾天？', '加班一個月不得超過幾小時？', '生理假需要證明嗎？'],
};
