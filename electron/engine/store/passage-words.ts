import type { IndexTerms } from '../text/terms.ts';

/** Makes the tokens of a text. */
export type IndexTermsOf = (text: string) => IndexTerms;

/** Everything by whose words a passage is found. */
export interface WordedPassage {
  title: string;
  headings: readonly string[];
  /** As printed; null for a passage without number. */
  clause: string | null;
  text: string;
  /** Tags of the author and phrasings of people, one a line. */
  phrasings: string;
}

/** What the words index holds of a passage. */
export interface PassageWords {
  /** Each token once, separated by spaces: words as printed, their stems, numbers, characters, pairs, amounts. */
  tokens: string;
  /** Printed words, numbers and Han characters of the text alone. */
  length: number;
}

/**
 * Makes the words of passages. Each token stands once, whatever field it is from: the index says where a word stands at
 * all, and the score reads the passage itself. Headings are taken apart once for all passages in a row that share them.
 */
export function passageWordsMaker(indexTerms: IndexTermsOf): (passage: WordedPassage) => PassageWords {
  let known = { headings: '', tokens: [] as string[] };
  return ({ title, headings, clause, text, phrasings }) => {
    const above = headingText(title, headings);
    if (known.headings !== above) known = { headings: above, tokens: tokensOf(indexTerms(above)) };
    const body = indexTerms(text);
    const others = [clause ?? '', phrasings]
      .filter((part) => part !== '')
      .flatMap((part) => tokensOf(indexTerms(part)));
    const tokens = new Set([...known.tokens, ...others, ...tokensOf(body)]);
    tokens.delete('');
    return { tokens: [...tokens].join(' '), length: body.length };
  };
}

/** What stands above a passage, one a line: the title of its document, and its headings. */
export function headingText(title: string, headings: readonly string[]): string {
  return (headings[0] === title ? headings : [title, ...headings]).join('\n');
}

function tokensOf({ printed, stems }: IndexTerms): string[] {
  return [...printed.split(' '), ...stems.split(' ')];
}
