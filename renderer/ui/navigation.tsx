import { Bookmark, CircleHelp, LibraryBig, MessageCircleQuestion, Settings2, type LucideIcon } from 'lucide-react';
import type { MessageKey } from '../../shared/messages/messages.ts';
import { useLanguage } from './language-context.tsx';

export type Screen = 'ask' | 'library' | 'saved' | 'help' | 'settings';

const SCREENS = [
  { screen: 'ask', icon: MessageCircleQuestion, label: 'nav.ask' },
  { screen: 'library', icon: LibraryBig, label: 'nav.library' },
  { screen: 'saved', icon: Bookmark, label: 'nav.saved' },
  { screen: 'help', icon: CircleHelp, label: 'nav.help' },
  { screen: 'settings', icon: Settings2, label: 'nav.settings' },
] as const satisfies readonly { screen: Screen; icon: LucideIcon; label: MessageKey }[];

/** The parts of the program. */
export function Navigation({ current, onGo }: { current: Screen; onGo: (screen: Screen) => void }) {
  const { say } = useLanguage();
  return (
    <nav className="navigation" aria-label={say('nav.label')}>
      <ul>
        {SCREENS.map(({ screen, icon: Icon, label }) => (
          <li key={screen}>
            <button
              type="button"
              className="navigation-item"
              aria-current={screen === current ? 'page' : undefined}
              onClick={() => onGo(screen)}
            >
              <Icon className="icon" aria-hidden />
              <span className="navigation-label">{say(label)}</span>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
