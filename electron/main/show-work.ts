import { Notification, type BrowserWindow } from 'electron';
import type { Translate } from '../../shared/messages/messages.ts';
import type { EngineClient } from '../client/engine-client.ts';
import { followLongWork } from './long-work.ts';

/** Work that goes on shows on the task bar; long work that ends while the person is elsewhere is told by the system. */
export function showWork(window: BrowserWindow, engine: Pick<EngineClient, 'onEvent'>, say: () => Translate): void {
  const work = followLongWork();
  engine.onEvent((event) => {
    if (event.type !== 'status' || window.isDestroyed()) return;
    const { progress, hasEnded } = work.hear(event.status, Date.now());
    // Below 0: no bar.
    window.setProgressBar(progress ?? -1);
    if (!hasEnded || window.isFocused() || !Notification.isSupported()) return;
    const notification = new Notification({ title: say()('app.name'), body: say()('notification.workDone') });
    notification.on('click', () => {
      window.show();
      window.focus();
    });
    notification.show();
  });
}
