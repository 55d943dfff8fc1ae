/** The WHATWG name of an encoding that text can be read with (`Big5` → `big5`); null for a label that means none. */
export function encodingName(label: string): string | null {
  try {
    return new TextDecoder(label).encoding;
  } catch {
    return null;
  }
}
