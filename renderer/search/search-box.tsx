import { Search, X } from 'lucide-react';
import { useState, type KeyboardEvent, type RefObject } from 'react';
import { Input, SearchField } from 'react-aria-components';
import { IconButton } from '../ui/button.tsx';
import { useLanguage } from '../ui/language-context.tsx';
import { hasCommandKey, isShortcut, keysAsPrinted, SHORTCUTS, useShortcut } from '../ui/shortcuts.ts';

interface SearchBoxProps {
  box: RefObject<HTMLInputElement | null>;
  query: string;
  onQuery: (query: string) => void;
  /** On into the results. */
  onDown: () => void;
  /** Open the best rule found, or complete what is being typed. */
  onOpen: () => void;
  /** Backspace where nothing stands before the caret. */
  onBackspaceAtStart: () => void;
}

/**
 * The one box. While an input method composes (a half-written pinyin syllable) nothing is asked: the letters are not
 * yet the person's words.
 */
export function SearchBox({ box, query, onQuery, onDown, onOpen, onBackspaceAtStart }: SearchBoxProps) {
  const { say } = useLanguage();
  const [composing, setComposing] = useState<string | null>(null);
  useShortcut('focusBox', () => {
    box.current?.focus();
    box.current?.select();
  });

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.nativeEvent.isComposing) return;
    if (isShortcut(event, 'intoResults')) {
      event.preventDefault();
      onDown();
    }
    if (isShortcut(event, 'openBest')) onOpen();
    const { selectionStart, selectionEnd } = event.currentTarget;
    if (isShortcut(event, 'removeChip') && selectionStart === 0 && selectionEnd === 0) onBackspaceAtStart();
  }

  return (
    <SearchField
      className="search-box"
      aria-label={say('search.label')}
      value={composing ?? query}
      onChange={(text) => (composing === null ? onQuery(text) : setComposing(text))}
      onClear={() => box.current?.focus()}
    >
      <Search className="icon" aria-hidden />
      <Input
        ref={box}
        className="search-input"
        placeholder={say('search.label')}
        autoFocus
        spellCheck={false}
        onKeyDown={onKeyDown}
        onCompositionStart={() => setComposing(query)}
        onCompositionEnd={(event) => {
          setComposing(null);
          onQuery(event.currentTarget.value);
        }}
      />
      {query !== '' && <IconButton icon={X} label={say('search.clear')} />}
      <kbd className="key-hint" aria-hidden>
        {keysAsPrinted(SHORTCUTS.focusBox.keys[0], hasCommandKey()).join(' ')}
      </kbd>
    </SearchField>
  );
}
