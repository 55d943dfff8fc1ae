import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { CodedError } from '../../../../shared/app-error.ts';
import { isMostlyPaper, type GrayPicture } from './gray-picture.ts';

/**
 * Tesseract as WebAssembly. Its core is used without the wrapper around it: the wrapper fetches what it lacks from a
 * content network, the core reads nothing but what is handed to it here. The build without relaxed SIMD, since that
 * rounds in another way on other processors.
 */
const CORE = 'tesseract-core-simd-lstm';

/** Trained data that comes with the program, by Tesseract's own names. */
export const TRAINED = ['eng', 'chi_tra', 'chi_sim'] as const;
export type Trained = (typeof TRAINED)[number];

/** How Tesseract looks for lines: on the whole picture as one block of text, or as a single line. */
export type Layout = 'block' | 'line';

/**
 * One block: the page analysis (mode 3) takes Chinese clause numbers before a wide space for vertical writing, 14 % of
 * characters wrong against 2 %. Columns are told apart afterwards by the places of the words.
 */
const LAYOUTS: Record<Layout, number> = { block: 6, line: 7 };
/** Engine mode: neural networks only; the trained data holds nothing else. */
const NEURAL = 1;

/**
 * Sauvola's thresholds (2) follow the paper's shade: with strong noise 2 % wrong instead of nothing recognised. In a
 * photograph they find thousands of specks, a minute's work for nothing; one threshold for all (0) takes seconds.
 */
const THRESHOLDS = { paper: '2', photograph: '0' };

/** In pixels of the picture. */
export interface Box {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

/** A line as Tesseract tells it. */
export interface FoundLine {
  bbox: Box;
  baseline: Box;
  confidence: number;
  rowAttributes: { rowHeight: number };
  words: { text: string; bbox: Box; confidence: number }[];
}

interface Api {
  Init(dataFolder: null, languages: string, engine: number): number;
  SetVariable(name: string, value: string): boolean;
  SetPageSegMode(mode: number): void;
  SetImageFile(exif: number, angle: number): number;
  SetRectangle(left: number, top: number, width: number, height: number): void;
  Recognize(monitor: null): number;
  GetJSONText(): string;
  End(): void;
}

interface Core {
  FS: { writeFile(file: string, data: Uint8Array): void };
  TessBaseAPI: new () => Api;
}

type LoadCore = (options: { wasmBinary: Uint8Array; print: () => void; printErr: () => void }) => Promise<Core>;

/** Recognises text in pictures; made once for a process. */
export class Tesseract {
  readonly #core: Core;
  readonly #apis = new Map<string, Api>();

  private constructor(core: Core) {
    this.#core = core;
  }

  /** `dataFolder`: holds the trained data. Rejects when a part of it is missing. */
  static async load(dataFolder: string): Promise<Tesseract> {
    const folder = coreFolder();
    const load = createRequire(import.meta.url)(path.join(folder.path, `${CORE}${folder.extension}`)) as LoadCore;
    const core = await load({
      wasmBinary: readFileSync(path.join(folder.path, `${CORE}.wasm`)),
      // What it prints holds words of the page.
      print: () => undefined,
      printErr: () => undefined,
    });
    for (const name of TRAINED) {
      core.FS.writeFile(`${name}.traineddata`, await readFile(path.join(dataFolder, `${name}.traineddata`)));
    }
    return new Tesseract(core);
  }

  /** The lines of a picture, or of a part of it. `languages`: names of trained data joined by `+`. */
  recognise(picture: GrayPicture, languages: string, layout: Layout = 'block', part?: Box): FoundLine[] {
    const api = this.#apiFor(languages);
    this.#core.FS.writeFile('/input', portableGraymap(picture));
    if (api.SetImageFile(1, 0) !== 0) throw new CodedError('internal', { reason: 'picture-refused' });
    api.SetVariable('thresholding_method', THRESHOLDS[isMostlyPaper(picture) ? 'paper' : 'photograph']);
    api.SetVariable('user_defined_dpi', String(Math.round(picture.dotsPerInch)));
    api.SetPageSegMode(LAYOUTS[layout]);
    if (part) api.SetRectangle(part.x0, part.y0, part.x1 - part.x0, part.y1 - part.y0);
    api.Recognize(null);
    return linesOf(api.GetJSONText());
  }

  #apiFor(languages: string): Api {
    const known = this.#apis.get(languages);
    if (known) return known;
    const api = new this.#core.TessBaseAPI();
    if (api.Init(null, languages, NEURAL) !== 0) throw new CodedError('internal', { reason: 'trained-data' });
    this.#apis.set(languages, api);
    return api;
  }
}

/** `tesseract/` beside the running program, else the package itself when running from source. */
function coreFolder(): { path: string; extension: string } {
  const here = fileURLToPath(import.meta.url);
  const beside = path.join(path.dirname(here), 'tesseract');
  // CommonJS under a name that says so: the program around it is made of ES modules.
  if (existsSync(beside)) return { path: beside, extension: '.cjs' };
  const inPackage = createRequire(here).resolve('tesseract.js-core/package.json');
  return { path: path.dirname(inPackage), extension: '.js' };
}

/** The simplest picture format that Tesseract reads: nothing has to be compressed and expanded again. */
function portableGraymap({ width, height, pixels }: GrayPicture): Uint8Array {
  return Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), pixels]);
}

interface FoundText {
  blocks: { paragraphs: { lines: FoundLine[] }[] | null }[] | null;
}

function linesOf(json: string): FoundLine[] {
  const found = JSON.parse(json) as FoundText;
  return (found.blocks ?? []).flatMap((block) => (block.paragraphs ?? []).flatMap((paragraph) => paragraph.lines));
}
