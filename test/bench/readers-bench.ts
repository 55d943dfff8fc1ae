import fs from 'node:fs';
import path from 'node:path';
import { measureEngineMemory } from './engine-memory.ts';
import { longDocx, longPdf, longText } from './long-documents.ts';
import { printDocxSpeed, printPdfSpeed, printTextSpeed } from './reader-speed.ts';
import { printReaderMemory } from './reader-memory.ts';

/**
 * The readers' part of the bench, on the program's own Node: what reading costs next to the bare parser, another program
 * or plain reading in the same run, and the memory it takes. Argument: a folder to write in.
 */

const [folder = ''] = process.argv.slice(2);
const pdf = write('handbook.pdf', longPdf());
const docx = write('handbook.docx', longDocx());
const text = write('handbook.txt', longText());

await printPdfSpeed(pdf);
await printDocxSpeed(docx);
await printTextSpeed(text);
await printReaderMemory(pdf);
await measureEngineMemory(folder);

function write(name: string, content: Uint8Array | string): string {
  const file = path.join(folder, name);
  fs.writeFileSync(file, content);
  return file;
}
