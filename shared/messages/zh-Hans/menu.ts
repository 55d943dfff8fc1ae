import type { menu as english } from '../en/menu.ts';
import type { MessagesLike } from '../messages-like.ts';

export const menu: MessagesLike<typeof english> = {
  'menu.file': '文件',
  'menu.quit': '退出',
  'menu.edit': '编辑',
  'menu.undo': '撤消',
  'menu.redo': '重做',
  'menu.cut': '剪切',
  'menu.copy': '复制',
  'menu.paste': '粘贴',
  'menu.selectAll': '全选',
  'menu.view': '视图',
  'menu.zoomIn': '放大',
  'menu.zoomOut': '缩小',
  'menu.resetZoom': '实际大小',
  'menu.fullScreen': '全屏',
  'dialog.policies': '规章',
};
