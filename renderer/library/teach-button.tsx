import { GraduationCap } from 'lucide-react';
import { useState } from 'react';
import type { AppError } from '../../shared/app-error.ts';
import { describeError } from '../../shared/describe-error.ts';
import { policies } from '../api/policies.ts';
import { Button } from '../ui/button.tsx';
import { useLanguage } from '../ui/language-context.tsx';

interface TeachButtonProps {
  /** Of the rule. */
  reference: string;
  question: string;
}

type Outcome = { kind: 'none' } | { kind: 'taught'; key: string } | { kind: 'failed'; key: string; error: AppError };

/** "This answers my question": from then on the rule answers it. Says so, until rule or question are others. */
export function TeachButton({ reference, question }: TeachButtonProps) {
  const { language, say } = useLanguage();
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'none' });
  const asked = question.trim();
  if (asked === '') return null;
  const key = `${reference}\n${asked}`;
  async function teach(): Promise<void> {
    const result = await policies.teachRule({ reference, question: asked });
    setOutcome(result.ok ? { kind: 'taught', key } : { kind: 'failed', key, error: result.error });
  }
  const told = outcome.kind !== 'none' && outcome.key === key ? outcome : null;
  return (
    <>
      {told?.kind !== 'taught' && (
        <Button icon={GraduationCap} label={say('teach.button')} onPress={() => void teach()} />
      )}
      <span role="status">
        {told?.kind === 'taught' && say('teach.done', { question: asked })}
        {told?.kind === 'failed' && describeError(told.error, language)}
      </span>
    </>
  );
}
