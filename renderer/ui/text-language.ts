/** Characters that only one of the two Chinese scripts uses, the most frequent in rules first. */
const SIMPLIFIED_ONLY =
  '们这为时规员报销单业务须应当责个产会从众优传伤体余关兴养内军决况净减凭刘则创删别办动劳势华协卖占卢历厂压县参双变号后启听员响问团园图场处备复够头奖妇学宁宝实审宽对导将尝尽层岁带帐干并广库应废开异弃张强归录当径总态恶惊惯愿户执扩扫扬护担拥择挂损换据断无旧时显权条来标树样检楼欢欧残毁气汇汉汤没济测浓涂润满灭灯灵灾热爱环现电画疗盖盘监确离种积称稳穷竞笔签简类红级纪约纯纸线练组细终经结给统继续维缴网罗联职脑节药获营虑补装览观规视觉订认讨让训议记许论设访证评识诉词试话该详语误说请读课调谈责败货质购贴费资赔赶车轮软转载较输达过运还进远违连迟适选递通遗释银销锁错键长门闭间闻队阶际陆险随难零预领频题风飞饭馆驾验';
const TRADITIONAL_ONLY =
  '們這為時規員報銷單業務須應當責個產會從眾優傳傷體餘關興養內軍決況淨減憑劉則創刪別辦動勞勢華協賣佔盧歷廠壓縣參雙變號後啟聽響問團園圖場處備復複夠頭獎婦學寧寶實審寬對導將嘗盡層歲帶帳幹並廣庫廢開異棄張強歸錄徑總態惡驚慣願戶執擴掃揚護擔擁擇掛損換據斷無舊顯權條來標樹樣檢樓歡歐殘毀氣匯彙漢湯沒濟測濃塗潤滿滅燈靈災熱愛環現電畫療蓋盤監確離種積稱穩窮競筆簽簡類紅級紀約純紙線練組細終經結給統繼續維繳網羅聯職腦節藥獲營慮補裝覽觀視覺訂認討讓訓議記許論設訪證評識訴詞試話該詳語誤說請讀課調談敗貨質購貼費資賠趕車輪軟轉載較輸達過運還進遠違連遲適選遞遺釋銀鎖錯鍵長門閉間聞隊階際陸險隨難預領頻題風飛飯館駕驗';

const simplifiedOnly = onlyIn(SIMPLIFIED_ONLY, TRADITIONAL_ONLY);
const traditionalOnly = onlyIn(TRADITIONAL_ONLY, SIMPLIFIED_ONLY);

/**
 * Language tag of a passage, so that it is set in the font of its own script and read out in its own language. Chinese
 * without a character that decides the script follows `preferred`.
 */
export function languageOfText(text: string, preferred: string): string {
  const han = countOf(text, /\p{Script=Han}/gu);
  const kana = countOf(text, /[\p{Script=Hiragana}\p{Script=Katakana}]/gu);
  const hangul = countOf(text, /\p{Script=Hangul}/gu);
  const latinWords = countOf(text, /\p{Script=Latin}+/gu);
  if (kana > 0 && kana * 10 >= han) return 'ja';
  if (hangul > latinWords) return 'ko';
  if (han <= latinWords) return 'en';
  const simplified = membersOf(text, simplifiedOnly);
  const traditional = membersOf(text, traditionalOnly);
  if (simplified === traditional) return preferred.startsWith('zh') ? preferred : 'zh-Hans';
  return traditional > simplified ? 'zh-Hant' : 'zh-Hans';
}

function onlyIn(characters: string, others: string): ReadonlySet<string> {
  const excluded = new Set(others);
  return new Set(Array.from(characters).filter((character) => !excluded.has(character)));
}

function countOf(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

function membersOf(text: string, characters: ReadonlySet<string>): number {
  let count = 0;
  for (const character of text) if (characters.has(character)) count += 1;
  return count;
}
