import { parseDay } from '../../shared/dates.ts';
import type { DocumentSummary, Status } from '../../shared/document.ts';
import type { DocumentEdit } from '../../shared/library-operations.ts';

/** The fields as they stand in the form; empty where there is nothing. */
export interface EditedFields {
  title: string;
  number: string;
  status: Status;
  from: string;
  to: string;
}

/** Only what is not as it was, so that opening the form and saving says nothing new. */
export function changesOf(document: DocumentSummary, edited: EditedFields): DocumentEdit {
  const title = edited.title.trim();
  const number = edited.number.trim() || null;
  const from = edited.from.trim() || null;
  const to = edited.to.trim() || null;
  return {
    ...(title === document.title ? {} : { title }),
    ...(number === document.number ? {} : { number }),
    ...(edited.status === document.status ? {} : { status: edited.status }),
    ...(from === document.from ? {} : { from }),
    ...(to === document.to ? {} : { to }),
  };
}

export type FieldFault = 'titleMissing' | 'dateWrong' | 'datesReversed';

/** What cannot be taken, by field; an end that is left empty is open. */
export function faultsOf({ title, from, to }: EditedFields): Partial<Record<keyof EditedFields, FieldFault>> {
  const isWrong = (date: string) => date.trim() !== '' && parseDay(date.trim()) === null;
  const isReversed = from.trim() !== '' && to.trim() !== '' && from.trim() > to.trim();
  const ofTo = isWrong(to) ? 'dateWrong' : isReversed && !isWrong(from) ? 'datesReversed' : null;
  return {
    ...(title.trim() === '' ? { title: 'titleMissing' } : {}),
    ...(isWrong(from) ? { from: 'dateWrong' } : {}),
    ...(ofTo === null ? {} : { to: ofTo }),
  };
}
