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
  'outcome.reread': '已重新读取',
  'outcome.readAs': '按 {{encoding}} 读取',
  'importState.open': '进行中，或待续。',
  'importState.cancelled': '已取消。',
  'importState.failed': '中途失败。',
  'notice.moved': '{{document}} 在文件夹中已改名为 {{movedTo}}',
  'notice.deleted': '{{document}} 的文件已不存在',
  'notice.folder-gone': '找不到 {{folder}}，或驱动器尚未连接',
  'outcome.sameBytesAs': '内容与 {{document}} 相同',
};
