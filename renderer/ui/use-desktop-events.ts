import { useEffect, useEffectEvent } from 'react';
import type { MenuCommand } from '../../shared/desktop-operations.ts';
import { policies } from '../api/policies.ts';
import type { ImportActions } from '../library/use-import.ts';
import type { Screen } from './navigation.tsx';

interface DesktopReactions {
  go: (screen: Screen) => void;
  ask: (text: string) => void;
  importing: ImportActions;
}

/** Follows the menu, the context menu and files that were opened with the program from outside. */
export function useDesktopEvents({ go, ask, importing }: DesktopReactions): void {
  const takeFiles = useEffectEvent(async () => {
    const result = await policies.takeGivenFiles({});
    if (!result.ok || result.value === null) return;
    go('library');
    importing.offer(result.value);
  });

  const follow = useEffectEvent((command: MenuCommand) => {
    switch (command) {
      case 'add-files':
      case 'add-folder':
        go('library');
        void importing.choose(command === 'add-folder');
        break;
      case 'proof':
        go('settings');
        break;
      default:
        go(command);
    }
  });

  const lookUp = useEffectEvent(ask);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'F1') return;
      // The menu would follow as well.
      event.preventDefault();
      follow('help');
    };
    window.addEventListener('keydown', onKey);
    void takeFiles();
    const stopHearing = policies.onEvent((event) => {
      if (event.type === 'menu-command') follow(event.command);
      if (event.type === 'look-up') lookUp(event.text);
      if (event.type === 'files-given') void takeFiles();
    });
    return () => {
      window.removeEventListener('keydown', onKey);
      stopHearing();
    };
  }, []);
}
