/** How a place in a policy, its dates and its state are called. */
export const places = {
  'place.clause': 'clause {{number}}',
  'place.clauseInWords': 'clause {{number}}',
  'place.item': 'clause {{number}}',
  'place.line': 'line {{first, number}}',
  'place.lines': 'lines {{first, number}}–{{last, number}}',
  'place.page': 'page {{first}}',
  'place.pages': 'pages {{first}}–{{last}}',
  'place.pageInFile': '{{page}} (page {{first, number}} of the file)',
  'place.pagesInFile': '{{page}} (pages {{first, number}}–{{last, number}} of the file)',
  'version.label': 'version {{label}}',
  quotation: '“{{text}}”',

  'status.draft': 'draft',
  'status.in-force': 'in force',
  'status.superseded': 'superseded',
  'status.withdrawn': 'withdrawn',
  'status.inForceSince': 'in force since {{date}}',
  'status.inForceFromTo': 'in force from {{from}} to {{to}}',
  'status.inForceUntil': 'in force until {{date}}',
  'status.supersededOn': 'superseded on {{date}}',

  'outcome.imported': 'added',
  'outcome.new-version': 'new version',
  'outcome.unchanged': 'unchanged',
  'outcome.refused': 'not added',
  'outcome.sameBytesAs': 'same content as {{document}}',
} as const;
