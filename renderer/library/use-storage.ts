import { useEffect, useState } from 'react';
import type { StorageUsed } from '../../shared/library-operations.ts';
import { policies } from '../api/policies.ts';

/** The space that policies take, counted anew whenever they change; null until it was counted. */
export function useStorage(revision: number): StorageUsed | null {
  const [used, setUsed] = useState<StorageUsed | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void policies.storageUsed({}).then((result) => {
      if (isCurrent && result.ok) setUsed(result.value);
    });
    return () => {
      isCurrent = false;
    };
  }, [revision]);
  return used;
}
