import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { policies } from './api/policies.ts';
import { App } from './app.tsx';
import { CrashBoundary } from './ui/crash-boundary.tsx';
// First of all, since the one policy that may make workers can be made once: nobody can be before it.
import './reader/pages/page-workers.ts';
import './ui/tokens.css';
import './ui/base.css';
import './ui/controls.css';
import './ui/forms.css';
import './ui/overlays.css';
import './ui/layout.css';
import './ui/shortcuts.css';
import './search/search.css';
import './search/scope.css';
import './reader/reader.css';
import './reader/reading.css';
import './reader/pages.css';
import './library/library.css';
import './library/documents.css';
import './keep/keep.css';
import './settings/settings.css';
import './help/help.css';

const container = document.getElementById('root');
if (!container) throw new Error('index.html holds no element with the id root');

// Language and theme come first, so that the window never shows itself in another language or in a flash of white.
const settings = await policies.readSettings({});
createRoot(container).render(
  <StrictMode>
    <CrashBoundary>
      <App initialSettings={settings.ok ? settings.value : null} />
    </CrashBoundary>
  </StrictMode>,
);
