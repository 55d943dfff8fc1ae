import path from 'node:path';
import { ROOT } from '../support/start-test-engine.ts';
import { demoFolder, handOverAll, writeDemoSettings } from './demo-settings.ts';
import { measureWindowMemory } from './window-memory.ts';
import { measureWindowStart } from './window-start.ts';

/**
 * The window's part of the bench, on plain Node, which Playwright wants. Arguments: the folder that the engine's part and
 * `prepare-demo` filled, what starts Electron, and the script of the bare window.
 */
const [folder = '', program = '', bareWindow = ''] = process.argv.slice(2);
writeDemoSettings(folder, 'Cedar Ridge');
handOverAll(folder);
await measureWindowStart({
  program,
  product: [ROOT, '--data', demoFolder(folder)],
  bare: [bareWindow, path.join(folder, 'bare-profile')],
});
if (process.platform === 'linux') {
  await measureWindowMemory(path.join(folder, 'library'), path.join(folder, 'other-corpus'));
}
