import { GraduationCap } from 'lucide-react';
import { policies } from '../api/policies.ts';
import { useKeepContext } from '../keep/keep-context.tsx';
import { IconButton } from '../ui/button.tsx';
import { useLanguage } from '../ui/language-context.tsx';

interface TeachButtonProps {
  /** Of the rule. */
  reference: string;
  question: string;
}

/** "This answers my question": from then on the rule answers it. */
export function TeachButton({ reference, question }: TeachButtonProps) {
  const { say } = useLanguage();
  const { tell, tellFailure } = useKeepContext();
  const asked = question.trim();
  if (asked === '') return null;
  async function teach(): Promise<void> {
    const result = await policies.teachRule({ reference, question: asked });
    if (result.ok) tell(say('teach.done', { question: asked }));
    else tellFailure('', result.error);
  }
  return <IconButton icon={GraduationCap} label={say('teach.button')} onPress={() => void teach()} />;
}
