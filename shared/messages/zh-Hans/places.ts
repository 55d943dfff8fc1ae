import type { MessagesLike } from '../messages-like.ts';
import type { places as english } from '../en/places.ts';

export const places: MessagesLike<typeof english> = {
  'place.clause': '第 {{number}} 条',
  'place.clauseInWords': '第{{number}}条',
  'place.item': '{{number}} 项',
  'place.line': '第 {{first, number}} 行',
  'place.lines': '第 {{first, number}}–{{last, number}} 行',
  'place.page': '第 {{first}} 页',
  'place.pages': '第 {{first}}–{{last}} 页',
  'place.pageInFile': '{{page}}（文件第 {{first, number}} 页）',
  'place.pagesInFile': '{{page}}（文件第 {{first, number}}–{{last, number}} 页）',
  'place.sheetRow': '工作表“{{name}}”第 {{row, number}} 行',
  'version.label': '版本 {{label}}',
  quotation: '“{{text}}”',

  'status.draft': '草案',
  'status.in-force': '现行',
  'status.superseded': '已被取代',
  'status.withdrawn': '已废止',
  'status.inForceSince': '自 {{date}} 起施行',
  'status.inForceFromTo': '{{from}} 至 {{to}} 施行',
  'status.inForceUntil': '施行至 {{date}}',
  'status.supersededOn': '{{date}} 起被取代',

  'outcome.imported': '已添加',
  'outcome.new-version': '新版本',
  'outcome.unchanged': '没有变动',
  'outcome.refused': '未添加',
  'outcome.sameBytesAs': '内容与 {{document}} 相同',
};
