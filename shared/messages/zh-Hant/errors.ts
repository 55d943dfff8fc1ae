import type { MessagesLike } from '../messages-like.ts';
import type { errors as english } from '../en/errors.ts';

export const errors: MessagesLike<typeof english> = {
  'error.invalid-input': '看不懂這項要求。請檢查輸入的內容，再試一次。',
  'error.cancelled': '這項要求在完成前已停止。需要時請重新提出。',
  'error.library-unknown': '沒有這個規章庫。請從規章庫清單中選一個。',
  'error.library-name-taken': '已有同名的規章庫。請改用別的名稱。',
  'error.library-reading': '還有檔案正在讀入這個規章庫。讀完後再改名。',
  'error.library-removed': '這個檔案還沒加入，規章庫就已被移除。請選一個規章庫，再次加入這個檔案。',
  'error.document-unknown': '這個規章庫裡沒有這份文件。請從文件清單中選一份。',
  'error.section-unknown': '這些規章庫的文件裡沒有這個章節。「policy-lookup list --facets」會列出現有的章節。',
  'error.tag-unknown': '這些規章庫裡沒有帶此標籤的規定。「policy-lookup list --facets」會列出現有的標籤。',
  'error.clause-unknown': '這份文件沒有這個條號。請在文件中核對條號。',
  'error.line-unknown': '這份文件的這一行沒有規定。請在文件中核對行號。',
  'error.reference-invalid': '這不是規章中某處的引用碼。請重新複製完整的引用碼。',
  'error.text-changed': '此處的文字已和當初引用時不同。請打開文件重新查找。',
  'error.not-in-scope': '此處可讀的文件中沒有這個位置。',
  'error.too-many-calls': '一分鐘內的呼叫太多。請等一分鐘再繼續。',
  'error.too-many-searches':
    '連續幾次搜尋都得到同樣的段落，換個說法也不會找到更多。請依已找到的內容回答、讀取其中一段，或說明找不到相關規定。',
  'error.key-taken':
    '規章庫裡已有來自另一個資料夾的同名文件。請替檔案改名，或在終端機中用 --as KEY（另立一份文件）或 --new-version-of KEY（作為新版本）加入。',
  'error.import-unknown': '沒有這次匯入的報告。請從匯入紀錄中選一筆。',
  'error.watch-unknown': '這個資料夾不在監看之列。請從監看的資料夾中選一個。',
  'error.notice-unknown': '這則通知已不需要處理。請從通知清單中選一則。',
  'error.phrasing-unknown': '這個說法已不在了。請從說法清單中選一個。',
  'error.phrasing-not-own': '這個說法來自程式或文件。請改文件本身。',
  'error.kept-unknown': '這一筆已經不在您保存的內容裡。請從清單中另選。',
  'error.kept-too-many': '已經存滿 {{limit, number}} 筆。請先移除一些。',
  'error.csv-damaged': '這不是正確的 CSV 檔。請檢查第 {{line}} 行的引號或欄數。',
  'error.csv-columns':
    '「{{column}}」欄不認得、缺少或重複。第一行要寫欄名：library, document, clause, phrasing, meaning, origin, author, date。',
  'error.cell-missing': '「{{column}}」欄是空的。請填寫。',
  'error.cell-invalid': '「{{column}}」欄的內容不合。請更正。',
  'error.not-granted': '這些檔案的選取已失效。請重新選擇檔案。',
  'error.untrusted-sender': '這項要求不是由本程式的視窗提出的，已拒絕。請在本程式的視窗中操作。',
  'error.file-missing': '找不到這個檔案。請確認它是否已搬移或改名。',
  'error.file-unreadable': '無法打開這個檔案。請確認您有讀取權限。',
  'error.not-opened-outside': '這類檔案可能執行內容，因此不在其他程式中開啟。請改為另存原檔。',
  'error.no-program-for-file': '這部電腦沒有可開啟此檔案的程式。請改為另存原檔。',
  'error.file-unwritable': '檔案無法寫入。請換一個位置。',
  'error.print-failed': '沒有列印出來。請確認已設定印表機，或改為匯出 PDF。',
  'error.folder-missing': '找不到這個資料夾。請確認它是否已搬移，或磁碟尚未連線。',
  'error.folder-unreadable': '無法打開這個資料夾，裡面的檔案都沒有加入。請確認您有讀取權限。',
  'error.link-not-followed': '這是連結，本程式不會跟隨連結。請直接加入它所指的檔案或資料夾。',
  'error.not-a-file': '這是裝置或管線，本身沒有文字。請把內容存成檔案再加入。',
  'error.file-empty': '這個檔案是空的。請確認它已完整儲存。',
  'error.file-changing': '檔案在讀取時有變動。請等檔案寫完後再加入。',
  'error.file-too-large': '檔案超過可讀取的大小（{{megabytes, number}} MB）。請分成較小的檔案再加入。',
  'error.content-too-large': '檔案的內容超過可讀取的量。請分成較小的檔案再加入。',
  'error.format-unsupported': '無法讀取這種檔案。請另存為 Markdown、純文字、HTML、DOCX、PDF、XLSX 或 CSV 再加入。',
  'error.format-unsupported-office': '這是 {{format}} 檔案，無法讀取。請用原來的程式開啟，另存為 DOCX 或 PDF 再加入。',
  'error.format-xfa': '這個檔案是只有 Adobe Reader 能顯示的表單（XFA）。請在其中列印成 PDF 再加入。',
  'error.format-mismatch': '檔案內容和副檔名不符。請以正確的格式重新儲存。',
  'error.encoding-unknown': '無法辨認檔案的文字編碼。請另存為 UTF-8 再加入，或在終端機中用 --encoding 指明編碼。',
  'error.document-damaged': '檔案已損壞。請用原來的程式打開、重新儲存，再加入。',
  'error.document-no-text': '檔案裡沒有文字。請確認檔案是否正確，並已完整儲存。',
  'error.password-required':
    '檔案設有密碼。請另存一份沒有密碼的再加入，或在終端機中用 --password-file FILE 附上密碼加入。',
  'error.password-wrong': '密碼不正確，無法打開檔案。請確認密碼後再試。',
  'error.reader-timeout': '讀取檔案超過 {{seconds, number}} 秒，已放棄。請分割檔案，或另存為其他格式。',
  'error.reader-memory': '讀取這個檔案所需的記憶體超過上限。請分割檔案，或另存為其他格式。',
  'error.reader-crashed': '讀取檔案時中斷。請重新儲存或另存為其他格式，再加入。',
  'error.model-missing': '缺少語言模型，無法按語意查找。請重新安裝本程式；規章會保留。',
  'error.model-corrupt': '語言模型已損壞，無法按語意查找。請重新安裝本程式；規章會保留。',
  'error.store-busy': '另一個程式正在更動規章。請等它完成後再試。',
  'error.store-newer': '規章是由較新版本的程式儲存的。請使用該版本或更新的版本。',
  'error.store-damaged': '無法讀取索引。請換回資料夾的備份，或在空的資料夾中重新加入規章。',
  'error.store-read-only': '無法寫入資料夾。請開放寫入權限，或改用其他資料夾。',
  'error.disk-full': '磁碟已滿。請騰出空間後再試。',
  'error.engine-stopped': '負責搜尋的部分已停止。請關閉本程式再重新啟動。',
  'error.internal': '程式本身出了錯。請再試一次；若仍出錯，請關閉本程式再重新啟動。',

  'problem.page-no-text': '第 {{page}} 頁是圖片，完成文字辨識後才會列入搜尋範圍。',
  'problem.page-no-text-locked':
    '第 {{page}} 頁是圖片，而檔案有密碼保護，無法辨識其中的文字。請另存一份沒有密碼的副本再加入。',
  'problem.page-no-text-unrecognised': '第 {{page}} 頁是圖片，辨識不出文字，因此不在搜尋範圍內。請在原件中閱讀這一頁。',
  'problem.pages-blank': '這份文件的每一頁都是空白的，沒有內容可供搜尋。請確認檔案是否正確。',
  'problem.pages-recognised_one': '有 1 頁的文字是從圖片辨識而來，把握度 {{confidence, number}} %。請和原件對照。',
  'problem.pages-recognised_other':
    '有 {{count, number}} 頁的文字是從圖片辨識而來，把握度 {{confidence, number}} %。請和原件對照。',
  'problem.page-garbled': '檔案沒有註明第 {{page}} 頁的字元對應，從頁面圖片辨識出文字後才會列入搜尋範圍。',
  'problem.page-garbled-locked':
    '檔案沒有註明第 {{page}} 頁的字元對應，又有密碼保護，也無法從頁面圖片辨識文字。請另存一份沒有密碼的副本再加入。',
  'problem.page-garbled-unrecognised':
    '檔案沒有註明第 {{page}} 頁的字元對應，從頁面圖片也辨識不出文字，因此不在搜尋範圍內。請在原件中閱讀這一頁。',
  'problem.pages-no-text':
    '第 {{first}} 頁到第 {{last}} 頁之間有 {{pages, number}} 頁是圖片，完成文字辨識後才會列入搜尋範圍。',
  'problem.pages-no-text-locked':
    '第 {{first}} 頁到第 {{last}} 頁之間有 {{pages, number}} 頁是圖片，而檔案有密碼保護，無法辨識其中的文字。請另存一份沒有密碼的副本再加入。',
  'problem.pages-no-text-unrecognised':
    '第 {{first}} 頁到第 {{last}} 頁之間有 {{pages, number}} 頁是圖片，辨識不出文字，因此不在搜尋範圍內。請在原件中閱讀這些頁。',
  'problem.pages-garbled':
    '第 {{first}} 頁到第 {{last}} 頁之間有 {{pages, number}} 頁，檔案沒有註明字元對應，從頁面圖片辨識出文字後才會列入搜尋範圍。',
  'problem.pages-garbled-locked':
    '第 {{first}} 頁到第 {{last}} 頁之間有 {{pages, number}} 頁，檔案沒有註明字元對應，又有密碼保護，也無法從頁面圖片辨識文字。請另存一份沒有密碼的副本再加入。',
  'problem.pages-garbled-unrecognised':
    '第 {{first}} 頁到第 {{last}} 頁之間有 {{pages, number}} 頁，檔案沒有註明字元對應，從頁面圖片也辨識不出文字，因此不在搜尋範圍內。請在原件中閱讀這些頁。',
  'problem.encoding-guessed': '檔案沒有註明文字編碼，已按 {{encoding}} 讀取。若文字不對，請另存為 UTF-8 再加入。',
  'problem.encoding-contradicted':
    '檔案註明的文字編碼是 {{declared}}，實際上不是，已按 {{encoding}} 讀取。請和原件對照。',
  'problem.sheets-hidden_one': '有 {{count, number}} 個隱藏的工作表不在搜尋範圍內。若其中有規定，請取消隱藏後再加入。',
  'problem.sheets-hidden_other':
    '有 {{count, number}} 個隱藏的工作表不在搜尋範圍內。若其中有規定，請取消隱藏後再加入。',
  'problem.rows-hidden_one': '有 {{count, number}} 個隱藏的列不在搜尋範圍內。若其中有規定，請取消隱藏後再加入。',
  'problem.rows-hidden_other': '有 {{count, number}} 個隱藏的列不在搜尋範圍內。若其中有規定，請取消隱藏後再加入。',
  'problem.columns-hidden_one': '有 {{count, number}} 個隱藏的欄不在搜尋範圍內。若其中有規定，請取消隱藏後再加入。',
  'problem.columns-hidden_other': '有 {{count, number}} 個隱藏的欄不在搜尋範圍內。若其中有規定，請取消隱藏後再加入。',
  'problem.text-skipped_one': '有 {{count, number}} 個字元無法讀取，不在搜尋範圍內。請和原件對照。',
  'problem.text-skipped_other': '有 {{count, number}} 個字元無法讀取，不在搜尋範圍內。請和原件對照。',
  'problem.changes-pending':
    '檔案中有尚未接受的修訂（插入 {{insertions, number}} 處，刪除 {{deletions, number}} 處），目前按全部接受來搜尋。請接受或拒絕修訂後再加入。',
  'problem.part-unread':
    '文件有一部分是另外的檔案（{{format}}），無法讀取，不在搜尋範圍內。請在 Word 中開啟文件，把這部分的內容複製進去，儲存後再加入。',

  'notSearched.draft': '這是草案，因此不在搜尋範圍內。如需查看，請搜尋草案。',
  'notSearched.inForceFrom': '自 {{first}} 起施行，在這次搜尋的日期尚未生效。',
  'notSearched.inForceUntil': '施行至 {{last}}，在這次搜尋的日期已經失效。',
  'notSearched.inForceBetween': '施行期間為 {{first}} 至 {{last}}，不包括這次搜尋的日期。',

  'degraded.model-missing': '只按字詞和條號搜尋：缺少語言模型。',
  'degraded.model-corrupt': '只按字詞和條號搜尋：語言模型已損壞。',
  'degraded.model-loading': '已按字詞和條號搜尋：語言模型仍在載入。',
  'degraded.meaning-incomplete': '部分段落還不能按語意搜尋；所有段落都已按字詞和條號搜尋。',

  'verify.database-damaged': '存放規章的檔案已損壞。請換回備份。',
  'verify.foreign-key': '有一筆資料指向不存在的資料。請換回資料夾的備份。',
  'verify.words-index-damaged': '字詞索引已損壞。請移除規章庫，再重新加入檔案。',
  'verify.words-missing': '字詞索引缺少一個段落。請移除該文件，再重新加入。',
  'verify.words-orphaned': '字詞索引中有不存在的段落。請移除規章庫，再重新加入檔案。',
  'verify.vectors-orphaned': '語意索引中有不存在的段落。請移除規章庫，再重新加入檔案。',
  'verify.vectors-missing': '語意索引缺少一個段落。請讓程式開著，直到所有段落就緒。',
  'verify.vector-misplaced': '語意索引中有一個段落放錯了位置。請移除該文件，再重新加入。',
  'verify.original-missing': '缺少一份文件的原件。請重新加入檔案。',
  'verify.original-changed': '一份文件所存的原件被改動過。請移除該文件，再重新加入檔案。',
  'verify.passage-text-differs': '有一個段落和文件的文字不一致。請移除該文件，再重新加入檔案。',
  'verify.changes-chain-broken': '變更紀錄被改動過。請和備份核對規章。',
};
