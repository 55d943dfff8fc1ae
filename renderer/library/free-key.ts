/**
 * Another key for a file whose own is taken: the name with a number before its extension, one higher than one that it has
 * already.
 */
export function freeKey(key: string): string {
  const [, name = key, number, extension = ''] = /^(.*?)(?: \((\d+)\))?(\.[^./]*)?$/u.exec(key) ?? [];
  return `${name} (${number === undefined ? 2 : Number(number) + 1})${extension}`;
}
