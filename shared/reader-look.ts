import { z } from 'zod';

/** Steps of the reader's sizes, and its bounds. Percent of the pane's width for zoom, pixels for text. */
export const ZOOMS = [50, 75, 100, 125, 150, 200, 300, 400] as const;
export const TEXT_SIZES = { smallest: 15, largest: 22 } as const;
/** Percent of the room that results and reader share, as given to the reader. */
export const READER_SHARES = { smallest: 25, largest: 75, usual: 55, step: 5 } as const;

/** How a person likes to read; outlives a restart. */
export const READER_LOOK_SCHEMA = z.strictObject({
  /** What a format with pages is shown as. */
  view: z.enum(['pages', 'text']),
  /** Of a page; 100 fills the width. */
  zoom: z.int().min(ZOOMS[0]).max(400),
  textSize: z.int().min(TEXT_SIZES.smallest).max(TEXT_SIZES.largest),
  lineLength: z.enum(['short', 'usual', 'long']),
  font: z.enum(['serif', 'sans']),
  share: z.int().min(READER_SHARES.smallest).max(READER_SHARES.largest),
  /** Whether the list of headings stands beside the text. */
  outline: z.boolean(),
});

export type ReaderLook = z.infer<typeof READER_LOOK_SCHEMA>;

export const USUAL_READER_LOOK: ReaderLook = {
  view: 'pages',
  zoom: 100,
  textSize: 16,
  lineLength: 'usual',
  font: 'serif',
  share: READER_SHARES.usual,
  outline: false,
};
