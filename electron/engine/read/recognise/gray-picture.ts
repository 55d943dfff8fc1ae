/** The picture of a page: one byte for each pixel, 0 is black, row by row from the upper left. */
export interface GrayPicture {
  width: number;
  height: number;
  pixels: Uint8Array;
  dotsPerInch: number;
}

/** Differences of brightness that paper and a scanner make by themselves. */
const PAPER = 48;
/** A page darker than this on average is white on black. */
const DARK = 110;
/** Print covers a tenth of a page, pictures and shaded tables some more. */
const PAPER_SHARE = 2 / 3;
/** Pixels looked at for these questions: every one of a small picture, a grid over a large one. */
const SAMPLES = 200_000;

/** From the four bytes of a canvas's pixel; weights of brightness as the eye sees it, in 256ths. */
export function grayPicture(
  width: number,
  height: number,
  colours: Uint8ClampedArray,
  dotsPerInch: number,
): GrayPicture {
  const pixels = new Uint8Array(width * height);
  for (let index = 0; index < pixels.length; index++) {
    const at = index * 4;
    const [red = 0, green = 0, blue = 0] = [colours[at], colours[at + 1], colours[at + 2]];
    pixels[index] = (red * 77 + green * 151 + blue * 28) >> 8;
  }
  const picture = { width, height, pixels, dotsPerInch };
  return averageOf(picture) < DARK ? inverted(picture) : picture;
}

/** Whether a page shows nothing: no pixel is darker than the paper. */
export function isBlank(picture: GrayPicture): boolean {
  const seen = samplesOf(picture).sort();
  const paper = seen[Math.floor(seen.length / 2)] ?? 255;
  // Dust is not writing: a ten-thousandth of the page may be darker.
  const darkest = seen[Math.floor(seen.length / 10_000)] ?? 0;
  return paper - darkest < PAPER;
}

/** Whether most of a page is paper; a photograph has no shade of which most is. */
export function isMostlyPaper(picture: GrayPicture): boolean {
  const seen = samplesOf(picture).sort();
  const paper = seen[Math.floor(seen.length / 2)] ?? 255;
  const like = seen.filter((pixel) => Math.abs(pixel - paper) < PAPER).length;
  return like >= seen.length * PAPER_SHARE;
}

function inverted(picture: GrayPicture): GrayPicture {
  return { ...picture, pixels: picture.pixels.map((pixel) => 255 - pixel) };
}

function averageOf(picture: GrayPicture): number {
  const seen = samplesOf(picture);
  return seen.reduce((sum, pixel) => sum + pixel, 0) / Math.max(1, seen.length);
}

function samplesOf({ pixels }: GrayPicture): Uint8Array {
  const step = Math.max(1, Math.floor(pixels.length / SAMPLES));
  return pixels.filter((_pixel, index) => index % step === 0);
}
