import { isPage } from './app-address.ts';

/** The parts of an IPC event that say who sent it. */
export interface Sender {
  sender: { id: number };
  /** Null once the frame has gone away. */
  senderFrame: { url: string; parent: unknown } | null;
}

/** Whether a message comes from the main frame of the program's own window, showing its own page. */
export function isTrustedSender({ sender, senderFrame }: Sender, windowId: number): boolean {
  return sender.id === windowId && senderFrame?.parent === null && isPage(senderFrame.url);
}
