/** What the help page says. */
export const help = {
  'help.title': 'Help',
  'help.search': 'Search the help',
  'help.none': 'Nothing in the help speaks of “{{text}}”.',
  'help.found_one': 'One part of the help',
  'help.found_other': '{{count, number}} parts of the help',
  'help.contents': 'Contents',
  'help.type.title': 'What can I type?',
  'help.type.text':
    'A question in your own words, in English or Chinese. The program looks for the words and for the meaning, and shows the rules themselves; it writes no answers of its own.',
  'help.type.number': '4.2, § 7, COMP-001',
  'help.type.numberText':
    'A rule number by itself finds exactly that rule. In a sentence, say that it is one: “section 4.2”.',
  'help.type.phrase': '"purchase order"',
  'help.type.phraseText': 'Words between quotation marks must stand together, as you wrote them.',
  'help.type.without': 'repair -vehicle',
  'help.type.withoutText': 'A minus sign before a word leaves out the rules that say it.',
  'help.type.in': 'in:purchasing',
  'help.type.inText': 'Searches only where you name it. It becomes a condition below the box, which you can take away.',
  'help.type.before': 'before:2025-01-01',
  'help.type.beforeText': 'Searches the rules as they were before that day.',
  'help.none.title': 'What does “no rule found” mean?',
  'help.none.text':
    'No passage of the policies that are searched answers the question well enough. What stands nearby is folded below it: read it as a pointer, not as an answer. The line under the box says which policies were searched, and as of when.',
  'help.notSearched.title': 'What does “not searched” mean?',
  'help.notSearched.text':
    'That part could hold a rule, but this search could not look into it. The reason stands beside it:',
  'help.notSearched.scan': 'a page that is a picture and whose text has not been recognised yet',
  'help.notSearched.locked': 'a file with a password, a damaged file, or one of an unknown format',
  'help.notSearched.date': 'a version that is not in force on the day that is searched',
  'help.notSearched.after': 'Answer such a question only after looking at that part yourself.',
  'help.cite.title': 'How do I cite a rule?',
  'help.cite.text':
    'Open the rule and choose “Copy citation”. A citation names the document, the rule number, the line or page, the version and since when it is in force, so that anyone can find the place by hand.',
  'help.cite.version':
    'Read what stands beside the version: a rule that was superseded says so, and leads to the one in force.',
  'help.shares.title': 'What do the shares of a score mean?',
  'help.shares.text': 'Under each rule stands why it was found. The shares add up to its score:',
  'help.shares.number': 'rule number: you named this rule',
  'help.shares.words': 'words: the rule says what you said, rare words count more',
  'help.shares.meaning': 'meaning: the rule is about the same, in other words or in another language',
  'help.shares.after':
    'A high score says that a rule fits the question. Whether it applies to your case is yours to judge.',
  'help.private.title': 'What stays on this computer?',
  'help.private.text':
    'Everything: policies, index, questions and the language model. The program asks no network and works in flight mode; the settings count the attempts. The log names events and codes, never what a policy says or what you asked.',
  'help.private.removed':
    'What you remove is no longer found at once, and its text is kept for {{days, number}} days so that you can bring it back.',
  'help.keys.title': 'Which keys are there?',
  'help.keys.box': 'to the box, from anywhere',
  'help.keys.move': 'through the rules found',
  'help.keys.open': 'opens the first rule, or the chosen one',
  'help.keys.back': 'back, or clears the box',
  'help.keys.help': 'this page',
  'help.keys.settings': 'settings',
  'help.keys.zoom': 'larger, smaller, actual size',
  'nav.help': 'Help',
} as const;
