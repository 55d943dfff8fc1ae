import { paragraphUnitOf } from '../text/paragraph-unit.ts';
import type { NumberReference, PlaceReference } from '../text/references.ts';
import { isDivision } from './clause-path.ts';
import type { PassageDraft } from './passage-draft.ts';

/** A clause that a reference names; `passage` is the first one of it, null when none bears the key. */
export interface Target {
  key: string;
  passage: PassageDraft | null;
}

/** Finds the clauses of one document that its own text names. */
export class ClauseTargets {
  private readonly own = new Map<string, PassageDraft[]>();
  /** Keys of enclosing clauses, and full names with chapter or paragraph. */
  private readonly other = new Map<string, PassageDraft[]>();
  /** The clauses that stand alone (第三條, 4.2), in order, without repetition. */
  private readonly heads: { key: string; passage: PassageDraft }[] = [];
  private readonly headOf = new Map<PassageDraft, number>();
  private readonly paragraphUnit: string;

  constructor(passages: readonly PassageDraft[], text: string) {
    this.paragraphUnit = paragraphUnitOf(text);
    for (const passage of passages) {
      const { clauseKey, otherKeys } = passage;
      if (clauseKey === null) continue;
      push(this.own, clauseKey, passage);
      for (const key of otherKeys) if (namesClause(key, clauseKey)) push(this.other, key, passage);
      const head = headKey(passage, clauseKey);
      if (this.heads.at(-1)?.key !== head) this.heads.push({ key: head, passage });
      this.headOf.set(passage, this.heads.length - 1);
    }
  }

  /** The clause that a number names where it stands in `from`. */
  ofNumber(reference: NumberReference, from: PassageDraft): Target {
    const { key, unit } = reference;
    const asParagraph = unit === this.paragraphUnit;
    if (!reference.inside) return { key, passage: this.find(key, asParagraph, from) };
    const around = from.clauseKey?.split('.') ?? [];
    for (let parts = around.length; parts > 0; parts -= 1) {
      const whole = `${around.slice(0, parts).join('.')}.${key}`;
      const passage = this.find(whole, asParagraph, from);
      if (passage && passage !== from) return { key: whole, passage };
    }
    return { key, passage: around.length === 0 || unit === null ? this.find(key, asParagraph, from) : null };
  }

  /** The clause that words such as 前條 name; null when there is none. `last`: key of the clause that was named last. */
  ofPlace(reference: PlaceReference, from: PassageDraft, last: string | null): Target | null {
    const { place, steps, unit, parts, partUnit } = reference;
    const direction = { before: -steps, after: steps, this: 0, same: 0 }[place];
    const base = this.baseOf(unit, direction, from, place === 'same' ? last : null);
    if (base === null) return null;
    const key = [base, ...parts].join('.');
    // The unit of the place is folded, that of its part as printed.
    const asParagraph = partUnit === null ? unit === this.foldedUnit() : partUnit === this.paragraphUnit;
    const passage = this.find(key, asParagraph, from);
    return passage || parts.length > 0 ? { key, passage } : null;
  }

  private baseOf(unit: PlaceReference['unit'], direction: number, from: PassageDraft, last: string | null) {
    const at = this.headOf.get(from);
    const head = at === undefined ? undefined : this.heads[at];
    if (at === undefined || !head) return null;
    if (unit === '条' || unit === 'clause') return last ?? this.heads[at + direction]?.key ?? null;
    const isParagraph = unit === this.foldedUnit() || unit === 'paragraph';
    const number = isParagraph ? paragraphOf(from, head.key) : null;
    if (number !== null) return number + direction > 0 ? `${head.key}.${number + direction}` : null;
    const parts = from.clauseKey?.split('.') ?? [];
    const before = Number(parts.pop()) + direction;
    return parts.length > 0 && before > 0 ? [...parts, before].join('.') : null;
  }

  private foldedUnit(): '项' | '款' {
    return this.paragraphUnit === '項' ? '项' : '款';
  }

  /** The clause of this key whose headings are most like those of `from`, the first of several. */
  private find(key: string, asParagraph: boolean, from: PassageDraft): PassageDraft | null {
    const [own, other] = [this.own.get(key), this.other.get(key)];
    const found =
      (asParagraph ? other?.filter((passage) => !passage.clauseKey?.startsWith(`${key}.`)) : undefined) ?? [];
    const candidates = found.length > 0 ? found : (own ?? other ?? []);
    const [first, ...rest] = candidates;
    if (!first) return null;
    return rest.reduce((best, one) => (inCommon(one, from) > inCommon(best, from) ? one : best), first);
  }
}

/** Whether a passage's other key is a full name or an enclosing clause rather than the last part of a nested number. */
function namesClause(key: string, clauseKey: string): boolean {
  return key.includes('.') || clauseKey.startsWith(`${key}.`) || isDivision(key);
}

/** Of 第三條第二項 the article, of 4.2(b) the 4.2. */
function headKey({ clause }: PassageDraft, clauseKey: string): string {
  const parts = clauseKey.split('.');
  if (/^第/.test(clause ?? '')) return parts[0] ?? clauseKey;
  const dots = /^[^(（\s]*/.exec(clause ?? '')?.[0].match(/[.．]/g)?.length ?? 0;
  return parts.slice(0, dots + 1).join('.');
}

/** Which paragraph of its article a passage is or stands in. */
function paragraphOf({ otherKeys, clauseKey }: PassageDraft, article: string): number | null {
  const own = clauseKey?.slice(article.length) ?? '';
  for (const key of otherKeys) {
    const match = key.startsWith(`${article}.`) ? /^\.(\d+)(.*)$/.exec(key.slice(article.length)) : null;
    if (match && match[2] === own) return Number(match[1]);
  }
  return null;
}

function inCommon(one: PassageDraft, other: PassageDraft): number {
  const length = one.headings.findIndex((heading, index) => heading !== other.headings[index]);
  return length === -1 ? one.headings.length : length;
}

function push(map: Map<string, PassageDraft[]>, key: string, passage: PassageDraft): void {
  const list = map.get(key);
  if (list) list.push(passage);
  else map.set(key, [passage]);
}
