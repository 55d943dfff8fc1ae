import fs from 'node:fs';
import path from 'node:path';
import { CodedError } from '../../../shared/app-error.ts';
import type { WatchedFolder, WatchNotice } from '../../../shared/import-report.ts';
import { ask, libraryName, printJson, UsageError, type CommandContext } from '../command-context.ts';
import { EXIT } from '../exit-codes.ts';
import { printOutcome } from '../print-outcome.ts';

/** `watch`: folders whose changes come in by themselves, and what a person is asked about them. */
export async function watchCommand(context: CommandContext): Promise<number> {
  const { values, rest } = context;
  if (values.list) return listFolders(context);
  if (values.notices) return listNotices(context);
  if (values.stop !== undefined) return stopWatching(context, values.stop);
  if (values.resolve !== undefined) return resolveOne(context, values.resolve);
  return rest.length === 0 && values.library === undefined ? watchUntilEnd(context) : addFolder(context);
}

async function addFolder(context: CommandContext): Promise<number> {
  const { rest, values, say } = context;
  const [folder, ...others] = rest;
  const library = libraryName(context);
  if (folder === undefined || others.length > 0) throw new UsageError(say('terminal.missingFolder'));
  const { include } = values;
  const watched = await ask(context, 'watchFolder', { library, folder: path.resolve(folder), include });
  if (values.json) printJson(context, watched);
  else context.print(say('terminal.watchAdded', { folder: watched.folder }));
  return EXIT.answered;
}

async function listFolders(context: CommandContext): Promise<number> {
  const folders = await ask(context, 'listWatchedFolders', {});
  if (context.values.json) printJson(context, folders);
  else if (folders.length === 0) context.tell(context.say('terminal.noWatched'));
  else for (const folder of folders) context.print(lineOfFolder(context, folder));
  return EXIT.answered;
}

function lineOfFolder({ say }: CommandContext, { folder, library, include, network }: WatchedFolder): string {
  const notes = [...include, ...(network ? [say('terminal.networkDrive')] : [])];
  return `${library.name}: ${folder}${notes.length === 0 ? '' : ` (${notes.join(', ')})`}`;
}

/** The folder may be gone by now, so it is also known by the name that it had. */
async function stopWatching(context: CommandContext, named: string): Promise<number> {
  const resolved = path.resolve(named);
  const real = fs.existsSync(resolved) ? fs.realpathSync(resolved) : resolved;
  const folders = await ask(context, 'listWatchedFolders', {});
  const { library } = context.values;
  const meant = folders.filter(
    (watched) =>
      [real, resolved].includes(watched.folder) && (library === undefined || library.includes(watched.library.name)),
  );
  if (meant.length === 0) throw new CodedError('watch-unknown', { folder: path.basename(named) });
  for (const { id } of meant) await ask(context, 'unwatchFolder', { id });
  if (context.values.json) printJson(context, { stopped: meant.length });
  else context.print(context.say('terminal.watchStopped', { folder: real }));
  return EXIT.answered;
}

async function listNotices(context: CommandContext): Promise<number> {
  const notices = await ask(context, 'listWatchNotices', {});
  if (context.values.json) printJson(context, notices);
  else if (notices.length === 0) context.tell(context.say('terminal.noNotices'));
  else {
    for (const notice of notices) context.print(lineOfNotice(context, notice));
    context.tell(context.say('terminal.noticeHint'));
  }
  return EXIT.answered;
}

function lineOfNotice({ say }: CommandContext, notice: WatchNotice): string {
  const { id, kind, library, folder, movedTo } = notice;
  const document = notice.document?.key ?? '';
  const words =
    kind === 'folder-gone'
      ? say('notice.folder-gone', { folder })
      : kind === 'deleted'
        ? say('notice.deleted', { document })
        : say('notice.moved', { document, movedTo: movedTo ?? '' });
  return `${id}  ${library.name}: ${words}`;
}

async function resolveOne(context: CommandContext, id: string): Promise<number> {
  const { values, say } = context;
  if (!/^[1-9]\d{0,8}$/.test(id)) {
    throw new UsageError(say('terminal.wrongValue', { option: '--resolve', value: id }));
  }
  if (values.accept === values.keep) throw new UsageError(say('terminal.acceptOrKeep'));
  const accept = values.accept === true;
  await ask(context, 'resolveNotice', { id: Number(id), accept });
  if (values.json) printJson(context, { id: Number(id), accepted: accept });
  else context.print(say(accept ? 'terminal.noticeAccepted' : 'terminal.noticeKept'));
  return EXIT.answered;
}

/** Brings changes in until the program is asked to end, for a computer without a window. */
async function watchUntilEnd(context: CommandContext): Promise<number> {
  const { engine, signal, tell, say } = context;
  const forget = engine.onEvent((event) => {
    if (event.type === 'file-imported') printOutcome(context, event.file);
    if (event.type === 'notices-changed') void tellOfNotices(context);
  });
  tell(say('terminal.watching'));
  await new Promise<void>((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener('abort', () => {
      resolve();
    });
  });
  forget();
  return EXIT.answered;
}

async function tellOfNotices(context: CommandContext): Promise<void> {
  const result = await context.engine.call('listWatchNotices', {});
  if (result.ok && result.value.length > 0) {
    context.tell(context.say('terminal.noticesWaiting', { count: result.value.length }));
  }
}
