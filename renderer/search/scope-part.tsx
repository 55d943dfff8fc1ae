import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, Dialog, DialogTrigger, Popover } from 'react-aria-components';

interface ScopePartProps {
  /** What is chosen, in words. */
  words: string;
  /** Spoken in place of the words, where they alone do not say what the button does. */
  label?: string;
  /** What can be chosen. */
  title: string;
  isNarrowed?: boolean;
  children: ReactNode;
}

/** One part of what is searched: a button that opens what can be chosen in it. */
export function ScopePart({ words, label, title, isNarrowed = false, children }: ScopePartProps) {
  return (
    <DialogTrigger>
      <Button
        className="scope-button"
        {...(label !== undefined && { 'aria-label': label })}
        data-narrowed={isNarrowed || undefined}
      >
        <span className="scope-names">{words}</span>
        <ChevronDown className="icon" aria-hidden />
      </Button>
      <Popover className="popover" placement="bottom start" offset={6}>
        <Dialog className="popover-dialog" aria-label={title}>
          {children}
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}
