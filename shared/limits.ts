/** Every limit of the program, stated once, each with its unit and its reason. */
export const LIMITS = {
  /** UTF-16 units of a query. Longer ones are cut, not refused: a pasted page still deserves an answer. */
  query: 10_000,
  /** Hits of one search. */
  hits: 100,
  defaultHits: 10,
  /** Entries in one list of a scope. */
  scopeEntries: 1_000,
  /** Choices that are counted in one part of a scope, those with the most passages: nobody reads a longer list. */
  facetChoices: 1_000,
  /** UTF-16 units. Longest path that common file systems allow is 4,096 bytes. */
  documentKey: 4_096,
  path: 4_096,
  libraryName: 200,
  documentTitle: 500,
  documentNumber: 100,
  phrasing: 500,
  author: 200,
  /** Bytes of a file of phrasings: 50,000 lines have about 5 million. */
  phrasingsFile: 50 * 1024 * 1024,
  reference: 8_192,
  /** Asked questions that are kept, the newest: years of use, and a list that is read in milliseconds. */
  askedQuestions: 1_000,
  /** Saved searches, and bookmarks: above, a list is no place to find something again. */
  kept: 5_000,
  savedSearchName: 200,
  /** UTF-16 units of the note on a bookmark. */
  bookmarkNote: 4_000,
  /** UTF-16 units of a rule number that is looked up by itself. */
  ruleNumber: 200,
  /** Passages that are read on either side of a place: a clause with its lead-in and its exceptions. */
  neighbours: 10,
  /** Bytes of one message from an agent: a pasted policy fits; a line without an end must not fill the memory. */
  agentMessage: 4 * 1024 * 1024,
  /** Calls of an agent in a minute: one a second is faster than a model reads an answer; more is a loop. */
  agentCalls: 60,
  /** Searches that lead to the same passages one after another: what six wordings have not brought, a seventh does not. */
  agentSearches: 6,
  /** Milliseconds without a search after which the next one is a new question. */
  agentPause: 60_000,
  /** UTF-16 units of one answer to an agent: ten rules of usual length with their sources; clients cut at about twice that. */
  agentAnswer: 20_000,
  /** UTF-16 units of a name (title, heading, key) in such an answer: twenty documents with long names fit into one. */
  agentName: 150,
  /** Documents in one page of the list that an agent gets. */
  agentDocuments: 20,
  /** Documents, or files that were not searched, that are named beside an answer; the others are counted. */
  agentNamed: 15,
  /** Passages that are shown to an agent where none answers. */
  agentNearest: 3,
  /** Files in one import. */
  importFiles: 20_000,
  /** Patterns of file names in one import. */
  includePatterns: 100,
  /** Stars in one pattern: with four, a name of 255 letters that almost matches takes 1.5 s, with five a minute. */
  patternStars: 4,
  /** UTF-16 units of a password: PDF hashes at most 127 bytes, Office 255 characters. */
  password: 1_000,
  /** Reports of past imports that are kept, the newest. */
  importReports: 200,
  /** Files in one page of a report. */
  reportPage: 500,
  /** Bytes of one original. Files above are refused; a policy of that size is a scan archive. */
  fileBytes: 200 * 1024 * 1024,
  /** Bytes of one expanded part of a Word file: a 1,000-page regulation needs 10 MB, an expanding archive says 300 MB. */
  archivePart: 64 * 1024 * 1024,
  /** Bytes of all expanded parts that one Office file is read from: the same in many small parts. */
  archiveParts: 256 * 1024 * 1024,
  /** Bytes of one stored piece of an original: small enough to be read by range without loading the file. */
  originalChunk: 256 * 1024,
  /** Bytes of an original that the window gets at once: what a page needs mostly, and no long copy between processes. */
  originalRange: 1024 * 1024,
  /** UTF-16 units that are looked for in one document, and places that are told: nobody steps through more. */
  soughtText: 200,
  soughtPlaces: 5_000,
  /** UTF-16 units of extracted text: 60 million is a library, not a policy, and a sign of an expanding archive. */
  documentText: 20_000_000,
  /** Milliseconds for reading one file. */
  readerTime: 120_000,
  /** Megabytes of JavaScript heap in the reader process. */
  readerHeap: 1_024,
  /** Pixels of the picture that a page is recognised in: A3 at 250 dots per inch; larger pages are drawn smaller. */
  pagePixels: 12_500_000,
  /** Milliseconds for recognising one page: it takes two seconds, and much longer where other programs go first. */
  recogniseTime: 600_000,
  /** Pages that are recognised before a long document is made searchable with them. */
  recognisedPages: 20,
  /** Milliseconds that a writer waits for another one (SQLite's busy timeout). */
  storeBusy: 10_000,
  /** Days that a removed document's text stays, for undo. */
  removedDays: 30,
} as const;
