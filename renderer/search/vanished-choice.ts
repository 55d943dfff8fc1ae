import type { AppError } from '../../shared/app-error.ts';
import type { Narrowing, NarrowingChoice } from './narrowing.ts';

const PARTS_BY_CODE = {
  'document-unknown': { part: 'documents', detail: 'document' },
  'section-unknown': { part: 'sections', detail: 'section' },
  'tag-unknown': { part: 'tags', detail: 'tag' },
  'library-unknown': { part: 'libraries', detail: 'library' },
} as const;

/** The choice that an error says is not there; null for any other error. */
export function vanishedChoice(error: AppError, narrowing: Narrowing): NarrowingChoice | null {
  const { code } = error;
  if (!isVanishedCode(code)) return null;
  const { part, detail } = PARTS_BY_CODE[code];
  const value = error.details[detail];
  return (
    narrowing.find(
      (choice) => choice.part === part && choice.value.normalize('NFC') === String(value).normalize('NFC'),
    ) ?? null
  );
}

function isVanishedCode(code: string): code is keyof typeof PARTS_BY_CODE {
  return code in PARTS_BY_CODE;
}
