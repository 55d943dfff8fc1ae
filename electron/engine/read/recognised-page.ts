/** What was recognised on the picture of one page. Places are points from the upper left corner of the page as shown. */
export interface RecognisedPage {
  /** From 1, in file order. */
  page: number;
  /** In reading order within a column; columns are told apart by their places. */
  lines: RecognisedLine[];
  /** How sure the recognition is of all of it, 0..100; 0 where nothing was recognised. */
  confidence: number;
  /** Whether the page shows nothing at all: there is nothing to recognise on it. */
  blank: boolean;
  /** The scripts that it was read in, for the pages after it; null where nothing was recognised. */
  languages: string | null;
}

export interface RecognisedLine {
  words: RecognisedWord[];
  top: number;
  height: number;
  baseline: number;
  /** Size of its letters. */
  size: number;
  /** 0..100. */
  confidence: number;
}

export interface RecognisedWord {
  text: string;
  left: number;
  width: number;
}
