import { Search, X } from 'lucide-react';
import { useEffect, useState, type KeyboardEvent, type RefObject } from 'react';
import { Input, SearchField } from 'react-aria-components';
import { IconButton } from '../ui/button.tsx';
import { useLanguage } from '../ui/language-context.tsx';

interface SearchBoxProps {
  box: RefObject<HTMLInputElement | null>;
  query: string;
  onQuery: (query: string) => void;
  /** Arrow down: on into the results. */
  onDown: () => void;
  /** Enter: open the best rule found. */
  onOpen: () => void;
}

/**
 * The one box. While an input method composes (a half-written pinyin syllable) nothing is asked: the letters are not
 * yet the person's words.
 */
export function SearchBox({ box, query, onQuery, onDown, onOpen }: SearchBoxProps) {
  const { say } = useLanguage();
  const [composing, setComposing] = useState<string | null>(null);
  useFocusShortcut(box);

  function onKeyDown(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') {
      event.preventDefault();
      onDown();
    }
    if (event.key === 'Enter') onOpen();
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
        Ctrl K
      </kbd>
    </SearchField>
  );
}

/** Ctrl+K, or Cmd+K, brings the person back to the box from anywhere, with what stands there selected. */
function useFocusShortcut(box: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    function onKeyDown(event: globalThis.KeyboardEvent): void {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey)
        return;
      event.preventDefault();
      box.current?.focus();
      box.current?.select();
    }
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [box]);
}
