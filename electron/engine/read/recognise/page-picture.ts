import type { Canvas, SKRSContext2D } from '@napi-rs/canvas';
import { LIMITS } from '../../../../shared/limits.ts';
import { openPdf, type PdfDrawing } from '../pdf/open-pdf.ts';
import { recogniserMissing } from './recogniser-missing.ts';
import { grayPicture, type GrayPicture } from './gray-picture.ts';

type CanvasModule = typeof import('@napi-rs/canvas');

const POINTS_PER_INCH = 72;
/** At 200, 250 and 300 the errors in Chinese are 2.0, 1.6 and 2.5 %, in English there are none; 300 takes a fifth longer. */
const DOTS_PER_INCH = 250;
/** Pixels of one picture in a file: an A3 page at 600 dots per inch is 70 million. */
const LARGEST_IMAGE = 80_000_000;

/** Draws a page of a PDF as it is shown, in shades of gray. Throws the codes of `openPdf`. */
export async function drawPage(bytes: Uint8Array, number: number): Promise<GrayPicture> {
  // Only here: a process that reads text does without a drawing library of 35 MB, and without it if it cannot be loaded.
  const module = await import('@napi-rs/canvas').catch(recogniserMissing);
  const { document } = await openPdf(bytes, undefined, drawingWith(module));
  try {
    const page = await document.getPage(number);
    const { width, height } = page.getViewport({ scale: 1 });
    const scale = Math.min(DOTS_PER_INCH / POINTS_PER_INCH, Math.sqrt(LIMITS.pagePixels / (width * height)));
    const viewport = page.getViewport({ scale });
    const canvas = module.createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
    // pdf.js names the browser's class; this one has its methods.
    await page.render({ canvas: canvas as never, viewport }).promise;
    const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
    return grayPicture(canvas.width, canvas.height, data, scale * POINTS_PER_INCH);
  } finally {
    await document.loadingTask.destroy();
  }
}

interface Drawn {
  canvas: Canvas | null;
  context: SKRSContext2D | null;
}

/** What pdf.js draws with outside of a browser. */
function drawingWith({ createCanvas, DOMMatrix, ImageData, Path2D }: CanvasModule): PdfDrawing {
  class CanvasFactory {
    create(width: number, height: number): Drawn {
      const canvas = createCanvas(width, height);
      return { canvas, context: canvas.getContext('2d') };
    }
    reset({ canvas }: Drawn, width: number, height: number): void {
      if (canvas) Object.assign(canvas, { width, height });
    }
    destroy(drawn: Drawn): void {
      drawn.canvas = null;
      drawn.context = null;
    }
    getNoAlphaContext(canvas: Canvas): SKRSContext2D {
      return canvas.getContext('2d', { alpha: false });
    }
  }
  return {
    CanvasFactory,
    maxImageSize: LARGEST_IMAGE,
    globals: { DOMMatrix, ImageData, Path2D },
    fonts: { disableFontFace: true, ownerDocument: {} as HTMLDocument },
  };
}
