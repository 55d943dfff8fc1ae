import { ExternalLink, FileDown } from 'lucide-react';
import { useState } from 'react';
import { describeError } from '../../shared/describe-error.ts';
import type { OpenedDocument } from '../../shared/opened-document.ts';
import type { Result } from '../../shared/result.ts';
import { policies } from '../api/policies.ts';
import { IconButton } from '../ui/button.tsx';
import { useLanguage } from '../ui/language-context.tsx';

/** Gives the stored original to the person: in its own program, or as a copy. */
export function OriginalButtons({ opened }: { opened: OpenedDocument }) {
  const { language, say } = useLanguage();
  const [outcome, setOutcome] = useState('');
  const original = { library: opened.library.id, document: opened.document.key, sha256: opened.version.sha256 };

  async function tell(answer: Promise<Result<{ done: boolean }>>, done: string): Promise<void> {
    setOutcome('');
    const result = await answer;
    if (!result.ok) setOutcome(describeError(result.error, language));
    else if (result.value.done) setOutcome(done);
  }

  return (
    <>
      <IconButton
        icon={ExternalLink}
        label={say('original.open')}
        onPress={() => void tell(policies.openOriginal(original), say('original.opened'))}
      />
      <IconButton
        icon={FileDown}
        label={say('original.save')}
        onPress={() => void tell(policies.saveOriginal(original), say('original.saved'))}
      />
      <span className="reader-outcome" role="status">
        {outcome}
      </span>
    </>
  );
}
