/** What the terminal program says. The other languages have exactly these keys. */
export const terminal = {
  'terminal.help': `Looks up an organisation's own rules on this computer, without a network.

policy-lookup [--data DIR] [--language en|zh-Hant|zh-Hans] COMMAND

  import --library NAME FILE_OR_FOLDER...   brings policies in; makes the library when it is missing
      --demo                 brings in the demo libraries (no --library, no files)
      --as KEY               one file, under this key
      --new-version-of KEY   one file, as the new version of this document
      --no-wait              does not wait until the meaning of every passage is indexed
      --include GLOB         of folders only these files, such as '*.docx' or 'hr/**'
      --encoding LABEL       reads text files with this encoding, also those that are there already
      --password-file FILE   opens locked files with the first line of this file
  imports [ID]                              reports of past imports, or one of them
  watch --library NAME FOLDER [--include GLOB]
                                            brings changes of the folder in from now on
  watch [--list | --stop FOLDER | --notices | --resolve ID (--accept | --keep)]
                                            moved and deleted files wait as notices; alone it watches until Ctrl+C
  search --library NAME QUESTION            answers with cited passages
      --document KEY, --status draft|in-force|superseded|withdrawn, --as-of YYYY-MM-DD
      --section 'HEADING > HEADING', or one heading or its number; --tag TEXT
      --format markdown|text|html|docx|pdf|csv|xlsx
      --limit N, --legs number,words,meaning
      --explain              prints the numbers behind each hit
      --queries FILE.jsonl   answers many: lines of {"id","text"} in, lines of JSON out
  read REFERENCE                            prints the place, or says that its text has changed
  list                                      libraries and their documents
  list --facets --library NAME              what a search can be narrowed to, with counts; narrowed like a search
  remove --library NAME [--document KEY] [--now]
      --now                  erases the text for good instead of keeping it 30 days
  tag --library NAME --document KEY (--clause NUMBER | --line N) --add TEXT [--author NAME]
  teach REFERENCE QUESTION [--author NAME]  makes the place of a reference answer this question
  phrasings --library NAME                  what widens its questions and leads to its rules, the shipped list too
      --add TEXT --meaning TEXT [--author NAME]   two words that mean the same
      --remove ID            removes what a person added
      --export FILE.csv, --import FILE.csv        all lines of the file or none; the first names the columns:
                             library, document, clause, phrasing, meaning, origin, author, date
  passages --library NAME --json            every passage with its place
  verify                                    whether store, indexes and originals agree
  ocr on|off|status                         recognising the text of scanned pages
  mcp --library NAME                        answers agents over the Model Context Protocol until its input ends;
                                            narrowed like a search
  --version, --help

Every command but mcp takes --json. Several libraries or documents: the option again.
Exit codes: 0 answered or done, 1 no rule found, 2 the command was not understood, 3 something failed or was refused,
130 interrupted.
`,
  'terminal.usage': 'Not understood: {{word}}. “policy-lookup --help” shows what can be typed.',
  'terminal.usageLanguage': 'There is no such language. Choose en, zh-Hant or zh-Hans.',
  'terminal.missingOption': 'The option {{option}} is missing. “policy-lookup --help” shows what can be typed.',
  'terminal.missingFiles': 'Name at least one file or folder to import.',
  'terminal.missingQuestion': 'Type a question or a rule number after the options.',
  'terminal.missingReference': 'Type the reference to read.',
  'terminal.oneFileOnly': 'With {{option}} name exactly one file.',
  'terminal.wrongValue': '{{value}} is no value for {{option}}. “policy-lookup --help” shows what can be typed.',
  'terminal.reading': 'Reading: {{done}} of {{total}} files',
  'terminal.embedding': 'Indexing meaning: {{done}} of {{total}} passages',
  'terminal.recognised': 'Scanned pages recognised: {{done}} of {{total}}',
  'terminal.recognitionOn': 'Text in scanned pages is recognised.',
  'terminal.recognitionOff': 'Text in scanned pages is not recognised. “policy-lookup ocr on” switches that on.',
  'terminal.recognitionWaits':
    'Scanned pages are recognised when the computer no longer runs on battery, while the window is open or by the next import.',
  'terminal.recognitionLater': 'Scanned pages are recognised while the window is open, or by the next import.',
  'terminal.importPutOff_one':
    '{{count}} file was dealt with. The others are read at the next import, or when the window is opened.',
  'terminal.importPutOff_other':
    '{{count}} files were dealt with. The others are read at the next import, or when the window is opened.',
  'terminal.importCounts':
    'Added: {{imported}}. New versions: {{newVersions}}. Unchanged: {{unchanged}}. Not added: {{refused}}.',
  'terminal.passwordFor': 'Password for {{file}} (it is not shown; nothing leaves the file out): ',
  'terminal.noImports': 'Nothing was imported yet.',
  'terminal.missingFolder': 'Name exactly one folder to watch.',
  'terminal.watchAdded':
    '{{folder}} is watched. Its changes come in while the window is open, or while “policy-lookup watch” runs.',
  'terminal.watchStopped': '{{folder}} is watched no more. Its documents stay.',
  'terminal.watching': 'Watching. Ctrl+C ends it.',
  'terminal.networkDrive': 'network drive',
  'terminal.noWatched': 'No folder is watched. Type: policy-lookup watch --library NAME FOLDER',
  'terminal.noNotices': 'Nothing waits for a decision.',
  'terminal.noticeHint':
    'Decide with: policy-lookup watch --resolve ID --accept (rename, remove, or stop watching) or --keep (leave all as it is).',
  'terminal.noticesWaiting_one': '{{count}} notice waits for a decision. Type: policy-lookup watch --notices',
  'terminal.noticesWaiting_other': '{{count}} notices wait for a decision. Type: policy-lookup watch --notices',
  'terminal.acceptOrKeep': 'Choose either --accept or --keep.',
  'terminal.noticeAccepted': 'Done.',
  'terminal.noticeKept': 'All stays as it is.',
  'terminal.meaningLater':
    'Searchable by words and rule numbers now. Meaning is indexed while the window is open, or by the next import.',
  'terminal.noLibraries': 'No policies yet. Type: policy-lookup import --library NAME FILE_OR_FOLDER',
  'terminal.documents_one': '{{count}} document',
  'terminal.documents_other': '{{count}} documents',
  'terminal.passages_one': '{{count}} passage',
  'terminal.passages_other': '{{count}} passages',
  'terminal.removedDocuments_one':
    '{{count}} document removed. Its text is kept for 30 days; importing it again brings it back.',
  'terminal.removedDocuments_other':
    '{{count}} documents removed. Their text is kept for 30 days; importing them again brings them back.',
  'terminal.erasedDocuments_one': '{{count}} document erased for good.',
  'terminal.erasedDocuments_other': '{{count}} documents erased for good.',
  'terminal.erasedLater_one':
    '{{count}} document removed. Its text is erased at the next start, since another program holds the store.',
  'terminal.erasedLater_other':
    '{{count}} documents removed. Their text is erased at the next start, since another program holds the store.',
  'terminal.tagged_one': 'The phrasing now leads to {{count}} passage.',
  'terminal.tagged_other': 'The phrasing now leads to {{count}} passages.',
  'terminal.facets.documents': 'Documents (--document):',
  'terminal.facets.sections': 'Sections (--section):',
  'terminal.facets.statuses': 'Statuses (--status):',
  'terminal.facets.formats': 'Formats (--format):',
  'terminal.facets.tags': 'Tags (--tag):',
  'explain.query.ruleNumbers': 'Rule numbers: {{words}}',
  'explain.query.phrases': 'Must hold: {{words}}',
  'explain.query.excluded': 'Must not hold: {{words}}',
  'explain.query.terms': 'Looked for: {{words}}',
  'explain.score': 'score',
  'explain.words': 'words',
  'explain.wordsOwn': 'own score × {{weight}}; {{coverage}} of the query’s information is covered',
  'explain.term': '“{{term}}”: weight {{weight}}, frequency {{frequency}}, adds {{value}}',
  'explain.meaning': 'meaning',
  'explain.meaningOwn': 'likeness {{likeness}}, closeness {{closeness}}, strength {{strength}} × {{weight}}',
  'explain.evidence': 'evidence (from {{threshold}} on it answers)',
  'explain.part.ruleNumber': 'rule number',
  'explain.part.words': 'words',
  'explain.part.meaning': 'meaning',
  'explain.part.kind': 'kind',
  'explain.part.own': 'own',
  'explain.part.moved': 'moved by its place or by what was taught',
  'explain.part.coverage': 'covered words',
  'explain.part.overFull': 'over a full match',
  'explain.part.order': 'order of the words',
  'explain.part.named': 'document named',
  'terminal.missingTaughtQuestion': 'Type the question after the reference.',
  'terminal.origin.tag': 'author’s tag',
  'terminal.origin.person': 'added here',
  'terminal.origin.shipped': 'shipped',
  'terminal.origin.text': 'explained in the text',
  'terminal.lostItsRule': 'has lost its rule',
  'terminal.synonymAdded': 'From now on both words find the same.',
  'terminal.synonymPresent': 'That was known already.',
  'terminal.phrasingRemoved': 'Removed.',
  'terminal.phrasingsExported_one': '{{count}} line written.',
  'terminal.phrasingsExported_other': '{{count}} lines written.',
  'terminal.phrasingsImported':
    'Added: {{added}}. There already: {{present}}. Passed over, since the program or a document says it: {{passedOver}}.',
  'terminal.csvLine': 'Line {{line}}: {{sentence}}',
  'terminal.nothingImported': 'Nothing was imported. Put these lines right and import the file again.',
  'terminal.nearby': 'Nearby, but not an answer:',
  'terminal.alsoSearched': 'Also searched: {{words}}',
  'terminal.noSuchClause': 'There is no clause {{clause}} in these policies.',
  'terminal.notSearched': 'Not searched:',
  'terminal.newerVersion': 'A newer version of this document is in force.',
  'terminal.verified': 'Store, indexes and originals agree.',
  'terminal.stillReading': 'Ending after the running step…',
} as const;
