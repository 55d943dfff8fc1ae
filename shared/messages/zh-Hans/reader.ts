import type { MessagesLike } from '../messages-like.ts';
import type { reader as english } from '../en/reader.ts';

export const reader: MessagesLike<typeof english> = {
  'reader.view': '显示方式',
  'reader.view.pages': '原页',
  'reader.view.text': '文字',
  'reader.pages': '{{title}}的原页',
  'reader.openingPages': '正在打开原页',
  'reader.pagesFailed': '无法显示原页，以下是文字内容。',
  'reader.zoomIn': '放大页面',
  'reader.zoomOut': '缩小页面',
  'reader.zoomFit': '适应宽度；当前 {{percent}}%',
  'reader.percent': '{{percent}}%',

  'reader.look': '字号与字体',
  'reader.textSize': '字号',
  'reader.smaller': '缩小文字',
  'reader.larger': '放大文字',
  'reader.lineLength': '每行长度',
  'reader.lineLength.short': '短',
  'reader.lineLength.usual': '适中',
  'reader.lineLength.long': '长',
  'reader.font': '字体',
  'reader.font.serif': '衬线体（宋体）',
  'reader.font.sans': '无衬线体（黑体）',

  'reader.outline': '标题',
  'reader.find': '在文档中查找',
  'reader.findNext': '下一处',
  'reader.findPrevious': '上一处',
  'reader.findClose': '关闭查找栏',
  'reader.findPlace': '第 {{index, number}} 处，共 {{total, number}} 处',
  'reader.findNone': '文档中没有',
  'reader.findFailed': '无法在文档中查找。',

  'reader.return': '回到原处',
  'reader.term': '{{term}}（有定义的用语）',
  'reader.resize': '文档的宽度',
};
