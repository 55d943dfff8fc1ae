/** Whether a person sits at this terminal who can be asked: not in a pipe, not in a script. */
export function canAsk(): boolean {
  return process.stdin.isTTY && process.stderr.isTTY;
}

const ENTER = new Set(['\r', '\n', '\u0004']);
const ERASE = new Set(['\u007f', '\b']);
const INTERRUPT = '\u0003';

/** Asks on the terminal without showing what is typed; null when nothing was, or when the person gave up. */
export function askPassword(question: string): Promise<string | null> {
  const { stdin, stderr } = process;
  // Before the question: what is typed as soon as it stands there must not be shown.
  stdin.setRawMode(true);
  stderr.write(question);
  stdin.setEncoding('utf8');
  stdin.resume();
  return new Promise((resolve) => {
    const typed: string[] = [];
    const end = (password: string | null): void => {
      stdin.off('data', hear);
      stdin.setRawMode(false);
      stdin.pause();
      stderr.write('\n');
      resolve(password === '' ? null : password);
    };
    const hear = (text: string): void => {
      for (const character of text) {
        if (ENTER.has(character)) {
          end(typed.join(''));
          return;
        }
        if (character === INTERRUPT) {
          end(null);
          // In raw mode the terminal sends no signal by itself.
          process.kill(process.pid, 'SIGINT');
          return;
        }
        if (ERASE.has(character)) typed.pop();
        else typed.push(character);
      }
    };
    stdin.on('data', hear);
  });
}
