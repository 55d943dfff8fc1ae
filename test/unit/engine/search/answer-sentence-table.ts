/** A question and a passage; the sentence that answers stands in ⟦ ⟧, and none where none alone does. */
export interface AnswerRow {
  language: 'en' | 'zh-Hant' | 'zh-Hans';
  question: string;
  passage: string;
}

/** Written by reading, before there was anything that chose a sentence. */
export const ANSWER_ROWS: readonly AnswerRow[] = [
  ...english([
    [
      'How many days of annual leave do I get?',
      'Annual leave is planned together with the team. ⟦Employees have 20 days of annual leave a year.⟧ Leave that is not taken lapses in March.',
    ],
    [
      'How long do I have to hand in receipts?',
      'Receipts are collected in the travel folder. ⟦They are handed in within 30 days of return.⟧ Late claims are refused.',
    ],
    [
      'Can I work from abroad?',
      'Working from home is agreed with the team lead. ⟦Work from another country is not allowed unless human resources has agreed in writing.⟧ Equipment stays the property of the company.',
    ],
    [
      'Who approves overtime?',
      'Overtime is paid at one and a half times the hourly rate. ⟦It is approved by the shift manager beforehand.⟧ Breaks do not count as overtime.',
    ],
    [
      'When do I have to report an injury?',
      'Every injury is written into the accident book. ⟦It is reported to the site lead within one hour.⟧ The book is kept for five years.',
    ],
    [
      'How much is paid for a hotel night?',
      'Hotels are booked through the travel desk. ⟦A night is paid up to $180.00, breakfast included.⟧ The minibar is not paid.',
    ],
    [
      'Do I need a doctor’s note when I am ill for two days?',
      'Whoever is ill calls the supervisor before 9:00 a.m. ⟦A doctor’s note is required from the fourth day of illness.⟧ Notes are kept by human resources and nobody else.',
    ],
    [
      'Is a visitor allowed in the server room?',
      'The server room is locked at all times. ⟦Visitors may enter it only in the company of an administrator.⟧ Food and drink stay outside.',
    ],
    [
      'What is the minimum length of a password?',
      'Passwords are never shared. ⟦They have a length of at least 14 characters.⟧ A password manager is provided. Old passwords are not used again.',
    ],
    [
      'How often are ladders inspected?',
      '⟦Ladders are inspected once a month by the tool keeper.⟧ Damaged ladders are cut up and thrown away. Nobody stands on the top two rungs.',
    ],
    [
      'What happens to damaged ladders?',
      'Ladders are inspected once a month by the tool keeper. ⟦Damaged ladders are cut up and thrown away.⟧ Nobody stands on the top two rungs.',
    ],
    [
      'Can I keep a gift from a supplier?',
      'Gifts are a courtesy and no payment. ⟦Employees may keep gifts worth up to $50.00 from a supplier.⟧ Everything above is handed to human resources.',
    ],
    [
      'How do I claim mileage?',
      'A private car may be used where no train runs. ⟦Mileage is claimed with the form in the expense tool, which asks for start and destination.⟧ Fines are paid by the driver.',
    ],
    [
      'What is the rate for mileage in a private car?',
      'Mileage is claimed with the form in the expense tool. ⟦For a private car it is paid at a rate of $0.62 per mile.⟧ Tolls are paid against a receipt.',
    ],
    [
      'How many quotes are needed for a purchase of $12,000?',
      'Purchases above $2,500.00 are approved by the manager. ⟦Two written quotes are needed for any purchase from $5,000.00 to $20,000.00.⟧ A single quote is enough for parts of one manufacturer.',
    ],
    [
      'When is a purchase order not needed?',
      'A purchase order is made for any purchase above $500.00. ⟦Below that, no purchase order is needed.⟧ Splitting one purchase into several is not allowed.',
    ],
    [
      'Do parental leave weeks have to be taken in one piece?',
      'Both parents may take 16 weeks of parental leave in the first year. ⟦The weeks may be divided into at most three pieces.⟧ Pay goes on at 80 percent.',
    ],
    [
      'how much pay during parental leave',
      'Both parents may take 16 weeks of parental leave in the first year. The weeks may be divided into at most three pieces. ⟦Pay goes on at 80 percent during the leave.⟧',
    ],
    [
      'Are contractors covered by this policy?',
      'This policy describes how information is protected. ⟦It applies to employees, contractors and visitors.⟧ Questions go to the security officer.',
    ],
    [
      'Where do I park my bicycle?',
      '⟦Bicycles are parked in the rack in the basement.⟧ The rack is lit at night. The company is not liable for theft.',
    ],
    [
      'stolen laptop',
      'Laptops are encrypted before they are handed out. ⟦A stolen laptop is reported to the service desk within one hour.⟧ The desk then locks it from afar.',
    ],
    [
      'What must a refund request contain?',
      'Refunds are made to the card that was used. ⟦The request for a refund must contain:\n- the order number\n- a photo of the goods.⟧ Goods that were opened are not refunded.',
    ],
    [
      'Who pays for the uniform?',
      'A uniform is worn in the shop at all times. ⟦The company pays for two uniforms a year; further ones are paid by the employee.⟧ It is washed at home.',
    ],
    ['Is smoking allowed?', 'Smoking is only allowed in the yard behind the hall.'],
    ['What about holidays?', 'The office opens at eight. It closes at six. Keys are with the porter.'],
    [
      'Can my probation be extended?',
      'The first six months are a probation period. ⟦It can be extended once by three months, if the manager gives reasons in writing.⟧ During this time notice is two weeks.',
    ],
    [
      'What is the notice during probation?',
      'The first six months are a probation period. It can be extended once by three months. ⟦During the probation the period of notice is two weeks.⟧',
    ],
    [
      'does the fire drill take place every year',
      'Escape routes are kept free. ⟦A fire drill takes place twice a year in each building.⟧ Lifts are not used. Wardens wear yellow vests and count the people at the meeting point.',
    ],
  ]),
  ...traditional([
    ['特別休假有幾天？', '員工請假應事先提出申請。⟦年資滿一年者，每年有特別休假七日。⟧未休完之日數，折發工資。'],
    [
      '病假要附診斷證明嗎？',
      '員工請病假者，應於當日上午通知直屬主管。⟦病假三日以上者，並應附診斷證明。⟧全年病假不得超過三十日。',
    ],
    [
      '病假一年最多幾天？',
      '員工請病假者，應於當日上午通知直屬主管。三日以上者，並應附診斷證明。⟦全年病假不得超過三十日。⟧',
    ],
    ['出差單據多久內要交？', '出差人員應保存單據正本。⟦單據應於返回後十日內交付財務部。⟧逾期者不予報銷。'],
    ['住宿費上限是多少？', '國內出差之交通費，依實際支出報支。⟦住宿費每日以新臺幣二千四百元為上限。⟧膳雜費不另檢據。'],
    ['誰核准加班？', '加班以一小時為單位計算。⟦加班應事先填寫申請單，由部門主管核准。⟧加班費於次月發給。'],
    ['加班費什麼時候發？', '加班以一小時為單位計算。加班應事先填寫申請單，由部門主管核准。⟦加班費於次月十日發給。⟧'],
    ['可以把識別證借給別人嗎？', '識別證由人事單位製發。⟦員工不得將識別證借給他人使用。⟧遺失者應立即申請補發。'],
    [
      '識別證遺失怎麼辦？',
      '識別證由人事單位製發。員工不得將識別證借予他人使用。⟦識別證遺失者，應立即向人事單位申請補發。⟧',
    ],
    [
      '年資三年的特別休假有幾日？',
      '特別休假依年資計算：一、滿六個月未滿一年者，三日；二、滿一年未滿二年者，七日；⟦三、年資滿三年者，特別休假十四日。⟧',
    ],
    [
      '婚假可以分次請嗎？',
      '員工結婚者，給予婚假八日，工資照給。⟦婚假得分次請畢，但應自結婚之日起三個月內為之。⟧請假時應檢附證明文件。',
    ],
    ['遲到幾分鐘算曠職？', '員工應準時到班並刷卡。⟦遲到超過三十分鐘未請假者，以曠職論。⟧因天候延誤者，不在此限。'],
    ['外部郵件可以寄機密檔案嗎？', '機密資料應加密保存。⟦機密檔案不得以外部郵件寄送。⟧違反者依獎懲規定處理。'],
    ['密碼多久要換一次？', '密碼長度至少十二碼。⟦密碼每九十日應更換一次。⟧不得使用最近三次用過之密碼。'],
    ['本規定適用於誰？', '為維護資訊安全，特訂定本規定。⟦本規定適用於全體員工及約聘人員。⟧'],
  ]),
  ...simplified([
    [
      '订单超时30分钟赔多少？',
      '商家应按时出餐。⟦订单超时30分钟以上的，向用户赔付订单实付金额的30%，最高50元。⟧赔付在三个工作日内到账。',
    ],
    [
      '赔付多久到账？',
      '订单超时30分钟以上的，向用户赔付订单实付金额的30%。⟦赔付在三个工作日内到账。⟧用户可以在订单页查看。',
    ],
    ['餐品洒了谁负责？', '骑手取餐时应检查包装。⟦餐品在配送途中洒漏的，由骑手负责。⟧包装不合格的，责任归商家。'],
    ['包装不合格是谁的责任？', '骑手取餐时应检查包装。餐品在配送途中洒漏的，由骑手负责。⟦包装不合格的，责任归商家。⟧'],
    [
      '下大雨骑手迟到要罚款吗？',
      '骑手应在承诺时间内送达。⟦大雨、大雪等恶劣天气导致迟到的，骑手免责。⟧骑手应提前告知用户。',
    ],
    ['试用期可以请年假吗？', '新员工试用期为三个月。⟦试用期内不得请年假，但可以请事假。⟧试用期满后由主管评估。'],
    ['食堂几点关门？', '食堂凭员工卡用餐。⟦食堂每日11:00开门，13:30关门。⟧餐具用后放回回收处。'],
    ['宿舍可以用电炉吗？', '宿舍每间住四人。⟦宿舍内禁止使用电炉、电热毯等大功率电器。⟧晚上十一点后保持安静。'],
    [
      '报销需要什么材料？',
      '报销单每月提交一次。⟦报销时应附发票原件、审批单和付款记录等材料。⟧金额超过五千元的，由财务总监审批。',
    ],
    [
      '六千元的报销谁审批？',
      '报销单每月提交一次。报销时应附发票原件和付款记录。⟦报销金额超过五千元的，由财务总监审批。⟧',
    ],
    [
      '骑手可以拒绝接单吗？',
      '系统按距离派单。⟦骑手每天可以拒绝接单三次；超过三次的，当天停止派单。⟧派单记录保存一年。',
    ],
    ['离职要提前几天通知？', '员工离职应办理交接。⟦员工应当提前三十日以书面形式通知公司。⟧试用期内提前三日。'],
    ['发票遗失可以报销吗', '发票应当真实、完整。⟦发票遗失的，凭开票方出具的证明可以报销。⟧每人每年不超过两次。'],
    ['访客怎么登记？', '办公区不对外开放。⟦访客在前台凭身份证件登记，领取访客卡。⟧离开时交还。'],
    ['设备借用期限是多长？', '设备由行政部统一保管。⟦借用期限最长为14天，到期可以续借一次。⟧损坏的照价赔偿。'],
  ]),
];

function english(rows: [string, string][]): AnswerRow[] {
  return rows.map(([question, passage]) => ({ language: 'en', question, passage }));
}

function traditional(rows: [string, string][]): AnswerRow[] {
  return rows.map(([question, passage]) => ({ language: 'zh-Hant', question, passage }));
}

function simplified(rows: [string, string][]): AnswerRow[] {
  return rows.map(([question, passage]) => ({ language: 'zh-Hans', question, passage }));
}
