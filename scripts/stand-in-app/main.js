/**
 * Stands in for the default app of Electron, which the carrier package does not hold: starts the application that the
 * command line names. The top-level await holds Electron's `ready` back until the application's main module is loaded, so
 * that it can still register schemes. `-r FILE` is what Playwright passes.
 */
import { app } from 'electron';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const require = createRequire(import.meta.url);

function positionOfApplication(args) {
  let position = 1;
  while (args[position]?.startsWith('-')) {
    if (args[position] === '-r' || args[position] === '--require') require(path.resolve(args[++position]));
    position++;
  }
  return position;
}

function describeApplication(folder) {
  const manifest = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8'));
  app.setName(manifest.productName ?? manifest.name);
  app.setVersion(manifest.version);
  app.setAppPath(folder);
  return path.join(folder, manifest.main);
}

const position = positionOfApplication(process.argv);
const target = process.argv[position];
if (target === undefined) {
  console.error('Name the folder of an application: electron path/to/app');
  process.exit(2);
}
const resolved = path.resolve(target);
const main = fs.statSync(resolved).isDirectory() ? describeApplication(resolved) : resolved;
app.setPath('userData', path.join(app.getPath('appData'), app.getName()));
process.argv.splice(1, position - 1);
try {
  await import(pathToFileURL(main).href);
} catch (error) {
  console.error(error);
  process.exit(1);
}
