import { Component, type ReactNode } from 'react';
import { languageFor } from '../../shared/language.ts';
import { translatorFor } from '../../shared/messages/messages.ts';
import { policies } from '../api/policies.ts';

/** In place of an empty window when drawing it failed. */
export class CrashBoundary extends Component<{ children: ReactNode }, { crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError(): { crashed: boolean } {
    return { crashed: true };
  }

  override render(): ReactNode {
    if (!this.state.crashed) return this.props.children;
    const say = translatorFor(languageFor([document.documentElement.lang, ...policies.systemLanguages]));
    return (
      <main className="crash" role="alert">
        <h1>{say('crash.title')}</h1>
        <p>{say('crash.text')}</p>
        <button type="button" className="button" data-kind="primary" onClick={() => location.reload()}>
          {say('crash.reload')}
        </button>
      </main>
    );
  }
}
