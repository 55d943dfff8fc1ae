import type { MessagesLike } from '../messages-like.ts';
import type { reader as english } from '../en/reader.ts';

export const reader: MessagesLike<typeof english> = {
  'reader.view': '顯示方式',
  'reader.view.pages': '原頁',
  'reader.view.text': '文字',
  'reader.pages': '{{title}}的原頁',
  'reader.openingPages': '正在開啟原頁',
  'reader.pagesFailed': '無法顯示原頁，以下是文字內容。',
  'reader.zoomIn': '放大頁面',
  'reader.zoomOut': '縮小頁面',
  'reader.zoomFit': '符合寬度；目前 {{percent}}%',
  'reader.percent': '{{percent}}%',

  'reader.look': '字級與字型',
  'reader.textSize': '字級',
  'reader.smaller': '縮小文字',
  'reader.larger': '放大文字',
  'reader.lineLength': '每行長度',
  'reader.lineLength.short': '短',
  'reader.lineLength.usual': '適中',
  'reader.lineLength.long': '長',
  'reader.font': '字型',
  'reader.font.serif': '襯線字（明體）',
  'reader.font.sans': '無襯線字（黑體）',

  'reader.outline': '標題',
  'reader.find': '在文件中尋找',
  'reader.findNext': '下一處',
  'reader.findPrevious': '上一處',
  'reader.findClose': '關閉尋找列',
  'reader.findPlace': '第 {{index, number}} 處，共 {{total, number}} 處',
  'reader.findNone': '文件中沒有',
  'reader.findFailed': '無法在文件中尋找。',

  'reader.return': '回到原處',
  'reader.term': '{{term}}（有定義的用詞）',
  'reader.resize': '文件的寬度',
};
