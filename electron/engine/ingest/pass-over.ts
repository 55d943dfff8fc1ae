import type { ImportedFile } from '../../../shared/operation-results.ts';
import type { Store } from '../store/open-store.ts';
import { replacePassedOver } from '../store/unread-files.ts';
import { refused } from './import-outcome.ts';
import type { ImportPlan } from './plan-import.ts';

/**
 * Links, devices and folders that cannot be opened get their outcome without being read, and every later search in the
 * library names them; what was passed over in the same folders before and is no more is forgotten.
 */
export function passOver(store: Store, library: string, { folders, passedOver }: ImportPlan): ImportedFile[] {
  for (const folder of folders) {
    const entries = passedOver.filter(({ sourceFolder }) => sourceFolder === folder);
    replacePassedOver(store, library, folder, entries);
  }
  return passedOver.map((entry) => refused({ ...entry, library }, entry.error));
}
