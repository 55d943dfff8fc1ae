import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { CodedError } from '../../../../shared/app-error.ts';
import { findPdfAssets } from './pdf-assets.ts';

type PdfModule = typeof import('pdfjs-dist');

/** Codes of drawing operators by name. */
export type PdfOperators = PdfModule['OPS'];

export interface OpenedPdf {
  document: PDFDocumentProxy;
  operators: PdfOperators;
  /** Whether it opened with a password alone. */
  isLocked: boolean;
}

/** Folders of the asset kinds that pdf.js asks for while it reads text. */
const ASSET_FOLDERS: Readonly<Record<string, string>> = {
  cMapUrl: 'cmaps',
  standardFontDataUrl: 'standard_fonts',
  wasmUrl: 'wasm',
};

/** Serves pdf.js its own data files from the disk, and nothing else: the name's folder part is dropped. */
class DiskDataFactory {
  async fetch(request: { kind: string; filename: string }): Promise<Uint8Array> {
    const folder = ASSET_FOLDERS[request.kind];
    if (folder === undefined) throw new Error(`No such kind of asset: ${request.kind}`);
    return new Uint8Array(await readFile(path.join(findPdfAssets(), folder, path.basename(request.filename))));
  }
}

/** Reading text draws nothing; what would draw has to exist, or pdf.js looks for a browser. */
class NoCanvasFactory {
  create(): never {
    throw new Error('Nothing is drawn while text is read');
  }
  reset(): void {
    // Nothing was created.
  }
  destroy(): void {
    // Nothing was created.
  }
}

/** What pdf.js draws with, where pages are drawn. */
export interface PdfDrawing {
  CanvasFactory: new () => object;
  /** Pixels of the largest picture in the file that is decoded. */
  maxImageSize: number;
  /** Classes of a browser that drawing uses. */
  globals: Readonly<Record<string, unknown>>;
  /** Whether letters are drawn as paths, and what takes the fonts otherwise. */
  fonts: { disableFontFace: boolean; ownerDocument: HTMLDocument };
}

/** Takes fonts and draws nothing with them. Without it pdf.js draws every letter as a path, which takes longer than reading. */
const NO_DOCUMENT = { fonts: { add: () => undefined, delete: () => undefined } } as unknown as HTMLDocument;

class NoFontFace {
  readonly loaded = Promise.resolve();
}

/** Pictures are no text: none is decoded. */
const NO_DRAWING: PdfDrawing = {
  CanvasFactory: NoCanvasFactory,
  maxImageSize: 1,
  globals: { FontFace: NoFontFace },
  fonts: { disableFontFace: false, ownerDocument: NO_DOCUMENT },
};

class NoFilterFactory {
  addFilter(): string {
    return 'none';
  }
  addHCMFilter(): string {
    return 'none';
  }
  destroy(): void {
    // Nothing was created.
  }
}

let loading: Promise<PdfModule> | undefined;

/** Loads pdf.js once. It has no DOM here: its drawing classes are stubs, unless pages are drawn, and its worker runs in this very process. */
async function loadPdfjs(): Promise<PdfModule> {
  const globals = globalThis as unknown as Record<string, unknown>;
  for (const name of ['DOMMatrix', 'Path2D', 'ImageData'])
    globals[name] ??= function Stub(): void {
      // Only ever named, never made.
    };
  const { warn } = console;
  // On loading it warns that a package for drawing is missing, before it can be told to be quiet.
  console.warn = () => undefined;
  try {
    const module = await import('pdfjs-dist/legacy/build/pdf.mjs');
    globals.pdfjsWorker ??= await import('pdfjs-dist/legacy/build/pdf.worker.mjs');
    return module;
  } finally {
    console.warn = warn;
  }
}

/**
 * Opens a PDF; whoever opens it calls `document.loadingTask.destroy()`. The password is only used where one is asked
 * for: a file that its owner alone has locked opens without, and so does one with locked attachments, which nobody reads.
 * @throws CodedError `password-required` (with reason `wrong-password` for a password that does not open it), `document-damaged`.
 */
export async function openPdf(bytes: Uint8Array, password?: string, drawing = NO_DRAWING): Promise<OpenedPdf> {
  Object.assign(globalThis, drawing.globals);
  loading ??= loadPdfjs();
  const pdfjs = await loading;
  const assets = findPdfAssets();
  const task = pdfjs.getDocument({
    // A copy: pdf.js takes the buffer over.
    data: new Uint8Array(bytes),
    cMapUrl: `${path.join(assets, 'cmaps')}/`,
    cMapPacked: true,
    standardFontDataUrl: `${path.join(assets, 'standard_fonts')}/`,
    wasmUrl: `${path.join(assets, 'wasm')}/`,
    BinaryDataFactory: DiskDataFactory,
    CanvasFactory: drawing.CanvasFactory,
    FilterFactory: NoFilterFactory,
    useWorkerFetch: false,
    useSystemFonts: false,
    ...drawing.fonts,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
    disableWorkerRendering: true,
    enableXfa: false,
    // The names of fonts, which tell the bold ones.
    fontExtraProperties: true,
    maxImageSize: drawing.maxImageSize,
    verbosity: pdfjs.VerbosityLevel.ERRORS,
  });
  let isLocked = false;
  const refused = new Promise<never>((_resolve, reject) => {
    task.onPassword = (answer: (password: string) => void, reason: number) => {
      isLocked = true;
      const isFirst = reason === pdfjs.PasswordResponses.NEED_PASSWORD;
      if (isFirst && password !== undefined) answer(password);
      else reject(new CodedError('password-required', isFirst ? {} : { reason: 'wrong-password' }));
    };
  });
  try {
    return { document: await Promise.race([task.promise, refused]), operators: pdfjs.OPS, isLocked };
  } catch (error) {
    await task.destroy();
    if (error instanceof CodedError) throw error;
    throw new CodedError('document-damaged', {}, { cause: error });
  }
}
