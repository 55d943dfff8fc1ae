import { useEffect, useState } from 'react';
import type { AppError } from '../../shared/app-error.ts';
import type { OpenedDocument } from '../../shared/opened-document.ts';
import type { Result } from '../../shared/result.ts';
import { policies } from '../api/policies.ts';

/** A version of a document; without `sha256` the newest. */
export interface DocumentAddress {
  library: string;
  document: string;
  sha256?: string;
}

export type DocumentView =
  { kind: 'opening' } | { kind: 'open'; opened: OpenedDocument } | { kind: 'failure'; error: AppError };

/** The document at an address. Going on to another place of the same version opens nothing again. */
export function useDocument({ library, document, sha256 }: DocumentAddress): DocumentView {
  const address = JSON.stringify([library, document, sha256]);
  const [answer, setAnswer] = useState<{ address: string; result: Result<OpenedDocument> } | null>(null);

  useEffect(() => {
    let isCurrent = true;
    const requestId = `open-${crypto.randomUUID()}`;
    void policies
      .openDocument({ library, document, ...(sha256 === undefined ? {} : { sha256 }) }, requestId)
      .then((result) => {
        if (isCurrent) setAnswer({ address, result });
      });
    return () => {
      isCurrent = false;
      policies.cancel(requestId);
    };
  }, [address, library, document, sha256]);

  if (answer?.address !== address) return { kind: 'opening' };
  const { result } = answer;
  return result.ok ? { kind: 'open', opened: result.value } : { kind: 'failure', error: result.error };
}
