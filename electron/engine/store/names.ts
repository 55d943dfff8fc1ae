/** The one spelling of a document key: `/` as separator, composed characters (macOS gives file names decomposed). */
export function documentKeyName(key: string): string {
  return key.normalize('NFC');
}

/** The one spelling of a library's name. */
export function libraryName(name: string): string {
  return name.normalize('NFC').trim();
}

/** The one spelling of a folder or file path, for comparison only; never opened. */
export function pathName(path: string): string {
  const slashes = process.platform === 'win32' ? path.replaceAll('\\', '/') : path;
  return slashes.normalize('NFC').replace(/(?<=.)\/+$/, '');
}
