/** A sentence for every code that can reach a person: what happened, and what to do. */
export const errors = {
  'error.invalid-input': 'The request could not be understood. Check what was entered and try again.',
  'error.cancelled': 'The request was stopped before it was finished. Ask again when you need it.',
  'error.library-unknown': 'There is no such library. Choose one from the list of libraries.',
  'error.library-name-taken': 'Another library already has this name. Choose a different name.',
  'error.library-reading': 'Files are being read into this library. Rename it when they are done.',
  'error.library-removed':
    'The library was removed before this file was brought in. Choose a library and add the file again.',
  'error.document-unknown': 'There is no such document in this library. Choose one from the list of its documents.',
  'error.section-unknown':
    'No document of these libraries has that section. “policy-lookup list --facets” names the sections there are.',
  'error.tag-unknown':
    'No rule of these libraries bears that tag. “policy-lookup list --facets” names the tags there are.',
  'error.clause-unknown': 'No clause of this document has that number. Look the number up in the document.',
  'error.line-unknown': 'No rule stands on that line of the document. Look the line up in the document.',
  'error.reference-invalid': 'This is not a reference to a place in a policy. Copy the whole reference once more.',
  'error.text-changed': 'The text at this place is no longer what was cited. Open the document and look for it there.',
  'error.not-in-scope': 'There is no such place among the documents that may be read here.',
  'error.too-many-calls': 'Too many calls in one minute. Wait a minute before the next one.',
  'error.too-many-searches':
    'Several searches in a row led to the same passages; another wording finds no more. Answer from what was found, read one of the passages, or say that no rule was found.',
  'error.key-taken':
    'The library already holds a document of this name from another folder. Rename the file, or add it in the terminal with --as KEY (a document of its own) or --new-version-of KEY.',
  'error.import-unknown': 'There is no report of this import. Choose one from the list of imports.',
  'error.watch-unknown': 'This folder is not watched. Choose one from the list of watched folders.',
  'error.notice-unknown': 'This notice is no longer open. Choose one from the list of notices.',
  'error.phrasing-unknown': 'This phrasing is no longer there. Choose one from the list of phrasings.',
  'error.phrasing-not-own': 'This phrasing comes with the program or from a document. Change the document instead.',
  'error.kept-unknown': 'This is no longer among what you keep. Choose one from the list.',
  'error.kept-too-many': 'You keep as many as there can be ({{limit, number}}). Remove some first.',
  'error.csv-damaged':
    'The file is no proper CSV. Look at line {{line}}: its quotes or its number of cells do not fit.',
  'error.csv-columns':
    'The column “{{column}}” is unknown, missing or there twice. The first line names the columns: library, document, clause, phrasing, meaning, origin, author, date.',
  'error.cell-missing': 'The column “{{column}}” is empty. Fill it in.',
  'error.cell-invalid': 'The column “{{column}}” holds something that does not fit there. Correct it.',
  'error.not-granted': 'These files are no longer released for adding. Choose them again.',
  'error.untrusted-sender': 'The request did not come from the window of this program and was refused. Ask it there.',
  'error.file-missing': 'The file is not there. Check whether it was moved or renamed.',
  'error.file-unreadable': 'The file could not be opened. Check that you are allowed to read it.',
  'error.file-changing': 'The file was changed while it was read. Add it again when it is complete.',
  'error.not-opened-outside':
    'Files of this kind can run something, so they are not opened in another program. Save a copy instead.',
  'error.no-program-for-file': 'This computer has no program for the file. Save a copy instead.',
  'error.file-unwritable': 'The file cannot be written. Choose another place for it.',
  'error.print-failed': 'Nothing was printed. Check that a printer is set up, or export to PDF.',
  'error.folder-missing': 'The folder is not there. Check whether it was moved or its drive is not connected.',
  'error.folder-unreadable':
    'The folder could not be opened, so nothing in it was added. Check that you are allowed to read it.',
  'error.link-not-followed': 'This is a link, and links are not followed. Add the file or folder that it leads to.',
  'error.not-a-file':
    'This is a device or a pipe and holds no text of its own. Save its content as a file and add that.',
  'error.file-empty': 'The file is empty. Check that it was saved completely.',
  'error.file-too-large':
    'The file is larger than can be read ({{megabytes, number}} MB). Split it into smaller files and add those.',
  'error.content-too-large': 'The file holds more than can be read. Split it into smaller files and add those.',
  'error.format-unsupported':
    'Files of this kind cannot be read. Save it as Markdown, plain text, HTML, DOCX, PDF, XLSX or CSV and add that.',
  'error.format-unsupported-office':
    'This is a file of the kind {{format}}, which cannot be read. Open it in the program that made it, save it as DOCX or PDF and add that.',
  'error.format-xfa': 'The file is a form that only Adobe Reader can show (XFA). Print it there to a PDF and add that.',
  'error.format-mismatch': 'The file holds something else than its name says. Save it again in the format of its name.',
  'error.encoding-unknown':
    'The characters of the file could not be made out. Save it as UTF-8 and add it again, or name its encoding in the terminal with --encoding.',
  'error.document-damaged': 'The file is damaged. Open it in the program that made it, save it again and add that.',
  'error.document-no-text': 'The file holds no text. Check that it is the right one, and that it was saved completely.',
  'error.password-required':
    'The file is locked with a password. Save a copy without it and add that, or add the file in the terminal with its password (--password-file FILE).',
  'error.password-wrong': 'The password does not open the file. Check how it is written and try again.',
  'error.reader-timeout':
    'Reading the file took more than {{seconds, number}} seconds and was given up. Split the file, or save it in another format.',
  'error.reader-memory':
    'The file needs more memory than reading may use. Split the file, or save it in another format.',
  'error.reader-crashed': 'Reading the file broke off. Save it again or in another format and add that.',
  'error.model-missing':
    'The language model is missing, so nothing can be found by meaning. Install the program again; the policies stay.',
  'error.model-corrupt':
    'The language model is damaged, so nothing can be found by meaning. Install the program again; the policies stay.',
  'error.store-busy': 'Another program is changing the policies right now. Try again when it has finished.',
  'error.store-newer':
    'The policies were last saved by a newer version of this program. Use that version or a later one.',
  'error.store-damaged':
    'The index cannot be read. Put a saved copy of the data folder in its place, or add the policies again to an empty one.',
  'error.store-read-only':
    'The data folder cannot be written to. Allow writing to it, or start with another data folder.',
  'error.disk-full': 'The disk is full. Free some space and try again.',
  'error.engine-stopped': 'The part of the program that searches has stopped. Close the program and start it again.',
  'error.internal':
    'The program met a fault of its own. Try again; if it happens again, close the program and start it anew.',

  'problem.page-no-text': 'Page {{page}} is a picture. It is not searched until its text has been recognised.',
  'problem.page-no-text-locked':
    'Page {{page}} is a picture, and the file is locked, so its text cannot be recognised. Save a copy without the password and add that.',
  'problem.page-no-text-unrecognised':
    'Page {{page}} is a picture in which no text could be recognised, so it is not searched. Read that page in the original.',
  'problem.pages-blank':
    'All pages of this document are empty, so nothing of it is searched. Check that the file is the right one.',
  'problem.pages-recognised_one':
    'The text of one page was recognised in its picture, {{confidence, number}} % sure. Check it against the original.',
  'problem.pages-recognised_other':
    'The text of {{count, number}} pages was recognised in their pictures, {{confidence, number}} % sure. Check it against the original.',
  'problem.page-garbled':
    'The file does not tell the letters of page {{page}}. The page is not searched until they have been recognised in its picture.',
  'problem.page-garbled-locked':
    'The file does not tell the letters of page {{page}}, and it is locked, so they cannot be recognised in its picture either. Save a copy without the password and add that.',
  'problem.page-garbled-unrecognised':
    'The file does not tell the letters of page {{page}}, and none could be recognised in its picture, so it is not searched. Read that page in the original.',
  'problem.pages-no-text':
    '{{pages, number}} pages from {{first}} to {{last}} are pictures. They are not searched until their text has been recognised.',
  'problem.pages-no-text-locked':
    '{{pages, number}} pages from {{first}} to {{last}} are pictures, and the file is locked, so their text cannot be recognised. Save a copy without the password and add that.',
  'problem.pages-no-text-unrecognised':
    '{{pages, number}} pages from {{first}} to {{last}} are pictures in which no text could be recognised, so they are not searched. Read those pages in the original.',
  'problem.pages-garbled':
    'The file does not tell the letters of {{pages, number}} pages from {{first}} to {{last}}. They are not searched until their letters have been recognised in their pictures.',
  'problem.pages-garbled-locked':
    'The file does not tell the letters of {{pages, number}} pages from {{first}} to {{last}}, and it is locked, so they cannot be recognised in the pictures either. Save a copy without the password and add that.',
  'problem.pages-garbled-unrecognised':
    'The file does not tell the letters of {{pages, number}} pages from {{first}} to {{last}}, and none could be recognised in their pictures, so they are not searched. Read those pages in the original.',
  'problem.encoding-guessed':
    'The file does not name its characters; it was read as {{encoding}}. If it looks wrong, save it as UTF-8 and add it again.',
  'problem.encoding-contradicted':
    'The file says that its characters are {{declared}}, but they are not; it was read as {{encoding}}. Compare it with the original.',
  'problem.sheets-hidden_one': 'One hidden sheet is not searched. If it holds rules, show it and add the file again.',
  'problem.sheets-hidden_other':
    '{{count, number}} hidden sheets are not searched. If they hold rules, show them and add the file again.',
  'problem.rows-hidden_one': 'One hidden row is not searched. If it holds rules, show it and add the file again.',
  'problem.rows-hidden_other':
    '{{count, number}} hidden rows are not searched. If they hold rules, show them and add the file again.',
  'problem.columns-hidden_one': 'One hidden column is not searched. If it holds rules, show it and add the file again.',
  'problem.columns-hidden_other':
    '{{count, number}} hidden columns are not searched. If they hold rules, show them and add the file again.',
  'problem.text-skipped_one':
    'One character could not be read and is not searched. Compare the place with the original.',
  'problem.text-skipped_other':
    '{{count, number}} characters could not be read and are not searched. Compare the place with the original.',
  'problem.changes-pending':
    'The file holds tracked changes that nobody has accepted yet (insertions: {{insertions, number}}, deletions: {{deletions, number}}). It is searched as if all were accepted. Accept or reject them and add the file again.',
  'problem.part-unread':
    'A part of the document lies in a file of its own ({{format}}) that could not be read, and is not searched. Open the document in Word, copy that part into it, save it and add it again.',

  'notSearched.draft': 'It is a draft, so it is not searched. Ask for drafts to see it.',
  'notSearched.inForceFrom': 'It is in force from {{first}} on, not on the day of this search.',
  'notSearched.inForceUntil': 'It was in force until {{last}}, not on the day of this search.',
  'notSearched.inForceBetween': 'It is in force from {{first}} to {{last}}, not on the day of this search.',

  'degraded.model-missing': 'Searching by words and rule numbers only: the language model is missing.',
  'degraded.model-corrupt': 'Searching by words and rule numbers only: the language model is damaged.',
  'degraded.model-loading': 'Searched by words and rule numbers: the language model is still being loaded.',
  'degraded.meaning-incomplete':
    'Not all passages are ready for search by meaning; all are searched by words and rule numbers.',

  'verify.database-damaged': 'The file that holds the policies is damaged. Put a saved copy in its place.',
  'verify.foreign-key':
    'An entry points to another that does not exist. Put a saved copy of the data folder in its place.',
  'verify.words-index-damaged': 'The index of words is damaged. Remove the library and add its files again.',
  'verify.words-missing': 'A passage is missing from the index of words. Remove its document and add it again.',
  'verify.words-orphaned':
    'The index of words names a passage that does not exist. Remove the library and add its files again.',
  'verify.vectors-orphaned':
    'The index of meaning names a passage that does not exist. Remove the library and add its files again.',
  'verify.vectors-missing':
    'A passage is missing from the index of meaning. Leave the program open until all passages are ready.',
  'verify.vector-misplaced':
    'The index of meaning holds a passage in the wrong place. Remove its document and add it again.',
  'verify.original-missing': 'The original of a document is missing. Add the file again.',
  'verify.original-changed':
    'The stored original of a document was changed. Remove the document and add the file again.',
  'verify.passage-text-differs':
    'A passage differs from the text of its document. Remove the document and add the file again.',
  'verify.changes-chain-broken': 'The record of changes was altered. Compare the policies with a saved copy.',
} as const;
