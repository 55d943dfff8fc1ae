/** Percent; 100 fills the width of the pane. */
export const ZOOMS = [50, 75, 100, 125, 150, 200, 300, 400] as const;
/** Pixels. */
export const TEXT_SIZES = { smallest: 15, largest: 22 } as const;
export const LINE_LENGTHS = ['short', 'usual', 'long'] as const;
export const READER_FONTS = ['serif', 'sans'] as const;
/** What a document with pages is shown as. */
export const READER_VIEWS = ['pages', 'text'] as const;
/** Percent of the room that results and reader share, as given to the reader. */
export const READER_SHARES = { smallest: 25, largest: 75, usual: 55, step: 5 } as const;

/** How a person likes to read; outlives a restart. */
export interface ReaderLook {
  view: (typeof READER_VIEWS)[number];
  zoom: number;
  textSize: number;
  lineLength: (typeof LINE_LENGTHS)[number];
  font: (typeof READER_FONTS)[number];
  share: number;
  /** Whether the list of headings stands beside the text. */
  outline: boolean;
}

export const USUAL_READER_LOOK: ReaderLook = {
  view: 'pages',
  zoom: 100,
  textSize: 16,
  lineLength: 'usual',
  font: 'serif',
  share: READER_SHARES.usual,
  outline: false,
};
