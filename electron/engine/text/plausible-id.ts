/** Words and currencies that stand before numbers without making an id of them: under-18, USD 500, COVID-19. */
const NOT_ID_WORDS = new Set(
  (
    'usd rmb cny eur gbp hkd twd ntd nt hk us aud cad jpy am pm jan feb mar apr may jun jul aug sep sept oct nov dec june july ' +
    'under over pre post mid top sub non age aged ages within about above below after before than least most only every covid ' +
    'day days week weeks month year years hour hours page pages line lines step level tier grade type phase version ver table ' +
    'figure floor room chapter part section sections article articles rule rules clause clauses item items point points no to ' +
    'at in on of or and is for by up the from with between through maximum minimum'
  ).split(' '),
);

/**
 * Whether a letters-and-digits text is a rule's id rather than a word beside a number. With a space between (COMP 001) it
 * needs a leading zero (but is no telephone number), a year behind it (FIN 12/2024), or a short name in capitals before three digits or more.
 */
export function isPlausibleId(printed: string): boolean {
  // 人管字第0123號, 国办发〔2024〕12号
  if (/[号號]$/.test(printed)) return true;
  const match = /^([\p{L}‐‑‒–−-]+?)([-‐‑‒–−_\s]?)(\d+)(.*)/u.exec(printed.normalize('NFKC'));
  if (!match) return false;
  const [, letters = '', separator = '', digits = '', rest = ''] = match;
  if (NOT_ID_WORDS.has(letters.toLowerCase())) return false;
  if (/\s/.test(separator)) {
    if (digits.startsWith('0')) return !/^[-‐‑–]\d/.test(rest);
    if (/^[A-Z]{2,6}$/.test(letters) && /^\/(?:19|20)\d\d$/.test(rest)) return true;
    return digits.length >= 3 && /^[A-Z]{3,6}$/.test(letters) && !/^(?:19|20)\d\d$/.test(digits);
  }
  return separator !== '' || digits.length >= 2;
}
