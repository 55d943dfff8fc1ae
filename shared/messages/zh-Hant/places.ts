import type { MessagesLike } from '../messages-like.ts';
import type { places as english } from '../en/places.ts';

export const places: MessagesLike<typeof english> = {
  'place.clause': '第 {{number}} 條',
  'place.clauseInWords': '第{{number}}條',
  'place.item': '{{number}} 項',
  'place.line': '第 {{first, number}} 行',
  'place.lines': '第 {{first, number}}–{{last, number}} 行',
  'place.page': '第 {{first}} 頁',
  'place.pages': '第 {{first}}–{{last}} 頁',
  'place.pageInFile': '{{page}}（檔案第 {{first, number}} 頁）',
  'place.pagesInFile': '{{page}}（檔案第 {{first, number}}–{{last, number}} 頁）',
  'version.label': '版本 {{label}}',
  quotation: '「{{text}}」',

  'status.draft': '草案',
  'status.in-force': '現行',
  'status.superseded': '已被取代',
  'status.withdrawn': '已廢止',
  'status.inForceSince': '自 {{date}} 起施行',
  'status.inForceFromTo': '{{from}} 至 {{to}} 施行',
  'status.inForceUntil': '施行至 {{date}}',
  'status.supersededOn': '{{date}} 起被取代',

  'outcome.imported': '已加入',
  'outcome.new-version': '新版本',
  'outcome.unchanged': '沒有變動',
  'outcome.refused': '未加入',
  'outcome.reread': '已重新讀取',
  'outcome.readAs': '以 {{encoding}} 讀取',
  'importState.open': '進行中，或待續。',
  'importState.cancelled': '已取消。',
  'importState.failed': '中途失敗。',
  'notice.moved': '{{document}} 在資料夾中已改名為 {{movedTo}}',
  'notice.deleted': '{{document}} 的檔案已不存在',
  'notice.folder-gone': '找不到 {{folder}}，或磁碟尚未連線',
  'outcome.sameBytesAs': '內容與 {{document}} 相同',
};
