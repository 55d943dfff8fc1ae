import { useState, type SyntheticEvent } from 'react';
import { Form } from 'react-aria-components';
import type { AppError } from '../../shared/app-error.ts';
import { describeError } from '../../shared/describe-error.ts';
import { LIMITS } from '../../shared/limits.ts';
import type { ImportedFile } from '../../shared/operation-results.ts';
import { Button } from '../ui/button.tsx';
import { useLanguage } from '../ui/language-context.tsx';
import { freeKey } from './free-key.ts';
import { TextEntry } from './text-entry.tsx';
import type { RetryWay } from './use-import.ts';

interface RetryFileProps {
  file: ImportedFile;
  onRetry: (file: ImportedFile, way: RetryWay) => Promise<AppError | null>;
}

/** What a person can do about a file that was refused, or read with an encoding that is a guess. */
export function RetryFile({ file, onRetry }: RetryFileProps) {
  const { language } = useLanguage();
  const [error, setError] = useState<AppError | null>(null);
  const [isTrying, setIsTrying] = useState(false);
  async function attempt(way: RetryWay): Promise<void> {
    setIsTrying(true);
    setError(await onRetry(file, way));
    setIsTrying(false);
  }
  return (
    <div className="outcome-retry">
      <Ways file={file} isTrying={isTrying} onTry={(way) => void attempt(way)} />
      {error && (
        <p className="field-error" role="alert">
          {describeError(error, language)}
        </p>
      )}
    </div>
  );
}

interface WaysProps {
  file: ImportedFile;
  isTrying: boolean;
  onTry: (way: RetryWay) => void;
}

function Ways({ file, isTrying, onTry }: WaysProps) {
  const { say } = useLanguage();
  const button = (label: string, way: RetryWay) => (
    <Button label={label} isDisabled={isTrying} onPress={() => onTry(way)} />
  );
  switch (file.code) {
    case 'password-required':
      return (
        <WithText
          label={say('report.password', { file: file.file })}
          verb={say('report.tryPassword')}
          open={say('report.givePassword')}
          maxLength={LIMITS.password}
          type="password"
          onText={(password) => onTry({ password })}
        />
      );
    case 'key-taken':
      return (
        <div className="button-row">
          {button(say('report.keepAsOther'), { key: freeKey(file.key) })}
          {button(say('report.keepAsVersion'), { newVersionOf: file.key })}
        </div>
      );
    case null:
    case 'encoding-unknown':
      return (
        <WithText
          label={say('report.encodingOf', { file: file.file })}
          verb={say('report.readAgain')}
          open={say('report.encoding')}
          maxLength={ENCODING_LENGTH}
          onText={(encoding) => onTry({ encoding })}
        />
      );
    default:
      return <div className="button-row">{button(say('report.tryAgain'), {})}</div>;
  }
}

/** The longest name of an encoding has 19 letters. */
const ENCODING_LENGTH = 40;

interface WithTextProps {
  /** Of the button that shows the field. */
  open: string;
  label: string;
  verb: string;
  maxLength: number;
  type?: 'text' | 'password';
  onText: (text: string) => void;
}

/** A button that becomes a field with a button of its own. */
function WithText({ open, label, verb, maxLength, type = 'text', onText }: WithTextProps) {
  const [text, setText] = useState<string | null>(null);
  if (text === null) return <Button label={open} onPress={() => setText('')} />;
  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    if (text !== null && text.trim() !== '') onText(type === 'password' ? text : text.trim());
  }
  return (
    <Form className="phrasing-form" onSubmit={submit}>
      <TextEntry {...{ label, maxLength, type }} value={text} onChange={setText} isFirst />
      <Button label={verb} type="submit" />
    </Form>
  );
}
