import type { terminal as english } from '../en/terminal.ts';
import type { MessagesLike } from '../messages-like.ts';

export const terminal: MessagesLike<typeof english> = {
  'terminal.help': `在這台電腦上查詢組織自己的規定，不需要網路。

policy-lookup [--data 資料夾] [--language en|zh-Hant|zh-Hans] 指令

  import --library 名稱 檔案或資料夾...      匯入規定；文件庫不存在時會建立
      --demo                 匯入示範文件庫（不必再寫 --library 與檔案）
      --as 鍵值              單一檔案，改用這個鍵值
      --new-version-of 鍵值  單一檔案，作為這份文件的新版本
      --no-wait              不等待語意索引完成
      --include 樣式         資料夾中只取這些檔案，例如 '*.docx' 或 'hr/**'
      --encoding 編碼        以這種編碼讀取文字檔，已匯入的也會重讀
      --password-file 檔案   以這個檔案的第一行作為密碼，打開上鎖的檔案
  imports [ID]                               過去的匯入報告，或其中一份
  watch --library 名稱 資料夾 [--include 樣式]
                                             從現在起自動匯入資料夾的變更
  watch [--list | --stop 資料夾 | --notices | --resolve ID (--accept | --keep)]
                                             搬移或刪除的檔案會列為通知；不加選項則持續監看，Ctrl+C 結束
  search --library 名稱 問題                 以附出處的條文回答
      --document 鍵值、--status draft|in-force|superseded|withdrawn、--as-of YYYY-MM-DD
      --section '標題 > 標題'，或單一標題，或其編號；--tag 標籤
      --format markdown|text|html|docx|pdf|csv|xlsx
      --limit N、--legs number,words,meaning
      --explain              印出每筆結果背後的數字
      --queries 檔案.jsonl   一次回答多題：每行輸入 {"id","text"}，每行輸出一筆 JSON
  read 參照                                  印出該處原文，或說明文字已經改變
  list                                       列出文件庫與其中的文件
  list --facets --library 名稱               列出搜尋可限定的範圍及數量，可再限定，同 search
  remove --library 名稱 [--document 鍵值] [--now]
      --now                  立即永久清除，不保留 30 天
  tag --library 名稱 --document 鍵值 (--clause 條號 | --line 行號) --add 說法 [--author 姓名]
  teach 引用碼 問題 [--author 名字]         讓引用碼所指的規定回答這個問題
  phrasings --library 名稱                  擴充查詢、指向規定的各種說法，包括內附清單
      --add 文字 --meaning 文字 [--author 名字]   兩個意思相同的詞
      --remove ID            移除有人加入的說法
      --export 檔案.csv、--import 檔案.csv        全部匯入，或全不匯入；第一行是欄名：
                             library, document, clause, phrasing, meaning, origin, author, date
  passages --library 名稱 --json             列出每一段及其位置
  verify                                     檢查資料、索引與原檔是否一致
  ocr on|off|status                          辨識掃描頁的文字：開啟、關閉、查看進度
  mcp --library 名稱                       以 Model Context Protocol 回答代理程式，直到輸入結束，可再限定，同 search
  --version、--help

除 mcp 外，每個指令都可加 --json。多個文件庫或文件：重複寫該選項。
結束代碼：0 已回答或已完成，1 查無規定，2 看不懂指令，3 有失敗或被拒絕的檔案，130 由鍵盤中斷。
`,
  'terminal.usage': '看不懂：{{word}}。「policy-lookup --help」會列出可用的寫法。',
  'terminal.usageLanguage': '沒有這個語言，請選 en、zh-Hant 或 zh-Hans。',
  'terminal.missingOption': '缺少選項 {{option}}。「policy-lookup --help」會列出可用的寫法。',
  'terminal.missingFiles': '請至少指定一個要匯入的檔案或資料夾。',
  'terminal.missingQuestion': '請在選項之後輸入問題或條號。',
  'terminal.missingReference': '請輸入要讀取的參照。',
  'terminal.oneFileOnly': '使用 {{option}} 時只能指定一個檔案。',
  'terminal.wrongValue': '{{value}} 不能用於 {{option}}。「policy-lookup --help」會列出可用的寫法。',
  'terminal.reading': '讀取中：{{done}}／{{total}} 個檔案',
  'terminal.embedding': '建立語意索引：{{done}}／{{total}} 段',
  'terminal.recognised': '辨識掃描頁：{{done}}／{{total}} 頁',
  'terminal.recognitionOn': '掃描頁的文字會自動辨識。',
  'terminal.recognitionOff': '掃描頁的文字辨識已關閉。輸入「policy-lookup ocr on」即可開啟。',
  'terminal.recognitionWaits': '電腦改用電源後，掃描頁會在視窗開啟時或下次匯入時辨識。',
  'terminal.recognitionLater': '掃描頁會在視窗開啟時或下次匯入時辨識。',
  'terminal.importPutOff_one': '已處理 {{count}} 個檔案，其餘會在下次匯入或開啟視窗時讀取。',
  'terminal.importPutOff_other': '已處理 {{count}} 個檔案，其餘會在下次匯入或開啟視窗時讀取。',
  'terminal.importCounts':
    '已加入：{{imported}}。新版本：{{newVersions}}。沒有變更：{{unchanged}}。未加入：{{refused}}。',
  'terminal.passwordFor': '{{file}} 的密碼（不會顯示；直接按 Enter 則略過）：',
  'terminal.noImports': '還沒有匯入過任何檔案。',
  'terminal.missingFolder': '請指定一個要監看的資料夾。',
  'terminal.watchAdded': '已開始監看 {{folder}}。視窗開啟時，或「policy-lookup watch」執行期間，會自動匯入變更。',
  'terminal.watchStopped': '已停止監看 {{folder}}，其中的文件會保留。',
  'terminal.watching': '監看中，按 Ctrl+C 結束。',
  'terminal.networkDrive': '網路磁碟',
  'terminal.noWatched': '沒有監看任何資料夾。請輸入：policy-lookup watch --library 名稱 資料夾',
  'terminal.noNotices': '沒有需要決定的事。',
  'terminal.noticeHint':
    '請輸入：policy-lookup watch --resolve ID，再加 --accept（改名、移除或停止監看）或 --keep（一切照舊）。',
  'terminal.noticesWaiting_one': '有 {{count}} 則通知等您決定。請輸入：policy-lookup watch --notices',
  'terminal.noticesWaiting_other': '有 {{count}} 則通知等您決定。請輸入：policy-lookup watch --notices',
  'terminal.acceptOrKeep': '請在 --accept 與 --keep 之中選一個。',
  'terminal.noticeAccepted': '已完成。',
  'terminal.noticeKept': '一切照舊。',
  'terminal.meaningLater': '現在可用文字與條號查詢；語意索引會在視窗開啟時或下次匯入時繼續建立。',
  'terminal.noLibraries': '還沒有任何規定。請輸入：policy-lookup import --library 名稱 檔案或資料夾',
  'terminal.documents_one': '{{count}} 份文件',
  'terminal.documents_other': '{{count}} 份文件',
  'terminal.passages_one': '{{count}} 段',
  'terminal.passages_other': '{{count}} 段',
  'terminal.removedDocuments_one': '已移除 {{count}} 份文件。文字保留 30 天，再次匯入即可復原。',
  'terminal.removedDocuments_other': '已移除 {{count}} 份文件。文字保留 30 天，再次匯入即可復原。',
  'terminal.erasedDocuments_one': '已永久清除 {{count}} 份文件。',
  'terminal.erasedDocuments_other': '已永久清除 {{count}} 份文件。',
  'terminal.erasedLater_one': '已移除 {{count}} 份文件。另一個程式正在使用資料，文字將於下次啟動時清除。',
  'terminal.erasedLater_other': '已移除 {{count}} 份文件。另一個程式正在使用資料，文字將於下次啟動時清除。',
  'terminal.tagged_one': '這個說法現在會找到 {{count}} 段。',
  'terminal.tagged_other': '這個說法現在會找到 {{count}} 段。',
  'terminal.facets.documents': '文件（--document）：',
  'terminal.facets.sections': '章節（--section）：',
  'terminal.facets.statuses': '狀態（--status）：',
  'terminal.facets.formats': '格式（--format）：',
  'terminal.facets.tags': '標籤（--tag）：',
  'explain.query.ruleNumbers': '條號：{{words}}',
  'explain.query.phrases': '必須包含：{{words}}',
  'explain.query.excluded': '不得包含：{{words}}',
  'explain.query.terms': '搜尋詞：{{words}}',
  'explain.score': '分數',
  'explain.words': '字詞',
  'explain.wordsOwn': '本身分數 × {{weight}}；涵蓋問題資訊的 {{coverage}}',
  'explain.term': '「{{term}}」：權重 {{weight}}，頻率 {{frequency}}，加 {{value}}',
  'explain.meaning': '語意',
  'explain.meaningOwn': '相似度 {{likeness}}，接近度 {{closeness}}，強度 {{strength}} × {{weight}}',
  'explain.evidence': '證據（達 {{threshold}} 即為答案）',
  'explain.part.ruleNumber': '條號',
  'explain.part.words': '字詞',
  'explain.part.meaning': '語意',
  'explain.part.kind': '文件類型',
  'explain.part.own': '本身',
  'explain.part.moved': '因位置或所教的問題調整',
  'explain.part.coverage': '涵蓋的字詞',
  'explain.part.overFull': '超出完全相符',
  'explain.part.order': '字詞順序',
  'explain.part.named': '點名文件',
  'terminal.missingTaughtQuestion': '請在引用碼後輸入問題。',
  'terminal.origin.tag': '作者標籤',
  'terminal.origin.person': '在此加入',
  'terminal.origin.shipped': '內附',
  'terminal.origin.text': '內文說明',
  'terminal.lostItsRule': '已找不到所屬規定',
  'terminal.synonymAdded': '今後這兩個詞會查到相同的規定。',
  'terminal.synonymPresent': '原本就有了。',
  'terminal.phrasingRemoved': '已移除。',
  'terminal.phrasingsExported_one': '已寫出 {{count}} 行。',
  'terminal.phrasingsExported_other': '已寫出 {{count}} 行。',
  'terminal.phrasingsImported': '新增 {{added}}，原有 {{present}}，略過 {{passedOver}}（程式或文件本身已有）。',
  'terminal.csvLine': '第 {{line}} 行：{{sentence}}',
  'terminal.nothingImported': '全部都沒有匯入。請更正這些行後重新匯入。',
  'terminal.nearby': '相近，但不是答案：',
  'terminal.alsoSearched': '同時查詢：{{words}}',
  'terminal.noSuchClause': '這些規定中沒有「{{clause}}」這一條。',
  'terminal.notSearched': '未查詢：',
  'terminal.newerVersion': '這份文件已有較新的版本生效。',
  'terminal.verified': '資料、索引與原檔一致。',
  'terminal.stillReading': '完成目前這一步後結束…',
};
