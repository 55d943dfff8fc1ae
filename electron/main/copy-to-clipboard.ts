import * as electron from 'electron';

/**
 * Puts text on the clipboard, and the same as HTML beside it. Newer versions of Electron take a list of items, the oldest
 * in use one object.
 */
export async function copyToClipboard(text: string, html?: string): Promise<void> {
  if (html === undefined) {
    // Answers with a promise in newer versions.
    await electron.clipboard.writeText(text);
    return;
  }
  const knowsItems = Reflect.has(electron, 'ClipboardItem');
  const content: unknown = knowsItems
    ? [new electron.ClipboardItem({ 'text/plain': text, 'text/html': html })]
    : { text, html };
  await Reflect.apply(electron.clipboard.write.bind(electron.clipboard), undefined, [content]);
}
