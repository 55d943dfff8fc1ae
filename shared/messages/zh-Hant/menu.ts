import type { menu as english } from '../en/menu.ts';
import type { MessagesLike } from '../messages-like.ts';

export const menu: MessagesLike<typeof english> = {
  'menu.file': '檔案',
  'menu.quit': '結束',
  'menu.edit': '編輯',
  'menu.undo': '復原',
  'menu.redo': '重做',
  'menu.cut': '剪下',
  'menu.copy': '複製',
  'menu.paste': '貼上',
  'menu.selectAll': '全選',
  'menu.view': '檢視',
  'menu.zoomIn': '放大',
  'menu.zoomOut': '縮小',
  'menu.resetZoom': '實際大小',
  'menu.fullScreen': '全螢幕',
  'dialog.policies': '規章',
};
