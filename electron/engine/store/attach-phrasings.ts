/** What a person attached to a rule: found again by the rule's number, or else by its text. */
export interface Attachment {
  clauseKey: string | null;
  textHash: string | null;
}

/**
 * The place of each attachment among the passages of one version: by clause key where exactly one passage bears it as
 * its own, else by the text's hash; null when the version has neither, so that the attachment has lost its rule.
 */
export function attach(attachments: readonly Attachment[], passages: readonly Attachment[]): (number | null)[] {
  const byKey = placesBy(passages, (passage) => passage.clauseKey);
  const byHash = placesBy(passages, (passage) => passage.textHash);
  return attachments.map(({ clauseKey, textHash }) => {
    const bearing = clauseKey === null ? [] : (byKey.get(clauseKey) ?? []);
    if (bearing.length === 1) return bearing[0] ?? null;
    const same = textHash === null ? [] : (byHash.get(textHash) ?? []);
    // The same words may stand under several numbers: then the one that still bears the number is meant.
    return same.find((place) => bearing.includes(place)) ?? same[0] ?? null;
  });
}

function placesBy(
  passages: readonly Attachment[],
  part: (passage: Attachment) => string | null,
): Map<string, number[]> {
  const places = new Map<string, number[]>();
  passages.forEach((passage, place) => {
    const value = part(passage);
    if (value === null) return;
    const found = places.get(value);
    if (found === undefined) places.set(value, [place]);
    else found.push(place);
  });
  return places;
}
