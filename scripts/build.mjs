import react from '@vitejs/plugin-react';
import fs from 'node:fs';
import path from 'node:path';
import { build } from 'vite';
import { ROOT, RUNTIME } from './project.mjs';

const DIST = path.join(ROOT, 'dist');
/** Built here and moved when whole: a program that starts meanwhile, or a build that fails, meets the old one. */
const PARTIAL = path.join(RUNTIME, 'dist-partial');
/** Loaded from node_modules at run time: native parts, and Electron itself. */
const EXTERNAL = ['electron', '@napi-rs/canvas', 'better-sqlite3', 'sqlite-vec', 'onnxruntime-node'];
/** What pdf.js reads from disk while it reads a document. */
const PDF_DATA = ['cmaps', 'standard_fonts', 'wasm', 'iccs'];
/** The workers in which the window reads and draws PDF pages. */
const PDF_WORKERS = ['pdf.worker.min.mjs', 'pdf.renderer.min.mjs'];
/** Tesseract, as the reader process loads it: CommonJS, so under a name that says so. */
const TESSERACT = {
  'tesseract-core-simd-lstm.js': 'tesseract-core-simd-lstm.cjs',
  'tesseract-core-simd-lstm.wasm': null,
};

function inProject(...parts) {
  return path.join(ROOT, ...parts);
}

/** Builds for Node. `single`: one file without chunks, as a preload and a process with its own entry need it. */
async function buildForNode({ outDir, input, format = 'es', single = false }) {
  await build({
    configFile: false,
    root: ROOT,
    logLevel: 'warn',
    publicDir: false,
    resolve: { alias: { sharp: inProject('scripts', 'sharp-stub.mjs') } },
    ssr: { noExternal: true, external: EXTERNAL, target: 'node' },
    build: {
      ssr: true,
      target: 'node20',
      outDir: path.join(PARTIAL, outDir),
      emptyOutDir: false,
      rolldownOptions: {
        input,
        external: EXTERNAL,
        output: {
          format,
          entryFileNames: format === 'cjs' ? '[name].cjs' : '[name].js',
          chunkFileNames: '[name]-[hash].js',
          ...(single ? { codeSplitting: false } : {}),
        },
      },
    },
  });
}

async function buildRenderer() {
  await build({
    configFile: false,
    root: inProject('renderer'),
    base: './',
    logLevel: 'warn',
    plugins: [react()],
    build: {
      target: 'chrome130',
      outDir: path.join(PARTIAL, 'renderer'),
      emptyOutDir: true,
      modulePreload: { polyfill: false },
      // The content policy allows no data: URLs.
      assetsInlineLimit: 0,
      // Loaded from disk.
      chunkSizeWarningLimit: 4_000,
    },
  });
}

fs.rmSync(PARTIAL, { recursive: true, force: true });
await buildForNode({
  outDir: 'node',
  input: {
    main: inProject('electron', 'main', 'main.ts'),
    engine: inProject('electron', 'engine', 'worker.ts'),
    cli: inProject('electron', 'cli', 'cli.ts'),
  },
});
await buildForNode({
  outDir: 'node',
  input: { reader: inProject('electron', 'engine', 'read', 'reader-process.ts') },
  single: true,
});
await buildForNode({
  outDir: 'preload',
  input: { preload: inProject('electron', 'preload', 'preload.ts') },
  format: 'cjs',
  single: true,
});
await buildRenderer();
for (const folder of PDF_DATA) {
  fs.cpSync(inProject('node_modules', 'pdfjs-dist', folder), path.join(PARTIAL, 'node', 'pdfjs', folder), {
    recursive: true,
  });
}
for (const file of PDF_WORKERS) {
  fs.cpSync(
    inProject('node_modules', 'pdfjs-dist', 'legacy', 'build', file),
    path.join(PARTIAL, 'renderer', 'pdfjs', file),
  );
}
for (const [file, name] of Object.entries(TESSERACT)) {
  fs.cpSync(
    inProject('node_modules', 'tesseract.js-core', file),
    path.join(PARTIAL, 'node', 'tesseract', name ?? file),
  );
}
fs.writeFileSync(path.join(PARTIAL, '.built'), '');
fs.rmSync(DIST, { recursive: true, force: true });
fs.renameSync(PARTIAL, DIST);
