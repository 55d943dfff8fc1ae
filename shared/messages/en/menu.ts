/** What the application menu and the system's dialogs say. */
export const menu = {
  'menu.file': 'File',
  'menu.quit': 'Quit',
  'menu.edit': 'Edit',
  'menu.undo': 'Undo',
  'menu.redo': 'Redo',
  'menu.cut': 'Cut',
  'menu.copy': 'Copy',
  'menu.paste': 'Paste',
  'menu.selectAll': 'Select all',
  'menu.view': 'View',
  'menu.zoomIn': 'Larger',
  'menu.zoomOut': 'Smaller',
  'menu.resetZoom': 'Actual size',
  'menu.fullScreen': 'Full screen',
  'dialog.policies': 'Policies',
} as const;
