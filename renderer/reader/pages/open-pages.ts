import type { PDFPageProxy } from 'pdfjs-dist';
import {
  getDocument,
  GlobalWorkerOptions,
  PDFDataRangeTransport,
  PDFWorker,
  TextLayer,
  VerbosityLevel,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import { LIMITS } from '../../../shared/limits.ts';
import type { PdfDataKind } from '../../../shared/reader-operations.ts';
import { policies } from '../../api/policies.ts';
import { OriginalFailure, readBytes, type OriginalAddress } from './original-bytes.ts';
import { startPageWorker } from './page-workers.ts';

export { TextLayer };
export type PageProxy = PDFPageProxy;

/** A PDF whose pages can be drawn, read bit by bit from the store. */
export interface OpenedPages {
  count: number;
  /** Pages from 1. */
  page(number: number): Promise<PDFPageProxy>;
}

/** Opens the original of a version until `signal` closes it. Rejects when it is damaged or wants a password. */
export async function openPages(address: OriginalAddress, signal: AbortSignal): Promise<OpenedPages> {
  const { bytes, total } = await readBytes(address, 0, LIMITS.originalChunk);
  signal.throwIfAborted();
  const [parsing, drawing] = [startPageWorker('parse'), startPageWorker('draw')];
  GlobalWorkerOptions.rendererPorts = [drawing];
  const range = new StoredBytes(address, total, bytes);
  const task = getDocument({
    range,
    rangeChunkSize: LIMITS.originalChunk,
    // Only what the pages in view need is asked for.
    disableAutoFetch: true,
    disableStream: true,
    worker: PDFWorker.create({ port: parsing }),
    BinaryDataFactory: ProgramData,
    useWorkerFetch: false,
    useSystemFonts: false,
    cMapUrl: 'cmaps/',
    standardFontDataUrl: 'standard_fonts/',
    wasmUrl: 'wasm/',
    verbosity: VerbosityLevel.ERRORS,
  });
  const close = () => {
    void task.destroy().finally(() => {
      parsing.terminate();
      drawing.terminate();
    });
  };
  signal.addEventListener('abort', close, { once: true });
  const failure = new Promise<never>((_resolve, reject) => {
    range.onFailure = reject;
    task.onPassword = () => {
      reject(new OriginalFailure({ code: 'password-required', details: {} }));
    };
  });
  try {
    const pdf = await Promise.race([task.promise, failure]);
    return { count: pdf.numPages, page: (number) => pdf.getPage(number) };
  } catch (error) {
    close();
    throw error;
  }
}

/** What pdf.js asks for, from the store through the contract. */
class StoredBytes extends PDFDataRangeTransport {
  onFailure: (error: unknown) => void = () => undefined;
  readonly #address: OriginalAddress;

  constructor(address: OriginalAddress, length: number, first: Uint8Array) {
    super(length, first);
    this.#address = address;
  }

  override requestDataRange(begin: number, end: number): void {
    readBytes(this.#address, begin, end).then(
      ({ bytes }) => {
        this.onDataRange(begin, bytes);
      },
      (error: unknown) => {
        this.onFailure(error);
      },
    );
  }
}

const KINDS: Readonly<Record<string, PdfDataKind>> = {
  cMapUrl: 'cmaps',
  standardFontDataUrl: 'standard_fonts',
  wasmUrl: 'wasm',
};

/** Character maps, fonts and decoders that come with the program: the page may make no request of its own. */
class ProgramData {
  async fetch({ kind, filename }: { kind: string; filename: string }): Promise<Uint8Array> {
    const known = KINDS[kind];
    if (known === undefined) throw new Error(`no data of the kind ${kind}`);
    const result = await policies.readPdfData({ kind: known, name: filename });
    if (!result.ok) throw new OriginalFailure(result.error);
    return result.value;
  }
}
