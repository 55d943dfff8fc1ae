/** Standard output holds the table; what is under way is told on standard error. */

const LABEL_WIDTH = 46;
const VALUE_WIDTH = 12;

export function printSection(title: string): void {
  console.log(`\n${title}`);
}

/** One line: what was measured, its values, and beside them what they aim at. */
export function printRow(label: string, values: readonly string[], aim?: string): void {
  const cells = values.map((value) => value.padStart(VALUE_WIDTH)).join('');
  console.log(`  ${label.padEnd(LABEL_WIDTH)}${cells}${aim === undefined ? '' : `   aim: ${aim}`}`);
}

export function tellProgress(sentence: string): void {
  console.error(sentence);
}
