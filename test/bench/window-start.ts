import { median, seconds } from './measurements.ts';
import { printRow, printSection, tellProgress } from './print-table.ts';
import { startWindow } from './started-window.ts';

const RUNS = 3;
/** Milliseconds by which every window has long been painted. */
const PAINTED = 4_000;
const QUESTION = 'Do we need a PO for a $400 repair?';
/** Milliseconds for the model to be there. */
const ANSWER_LIMIT = 60_000;

export interface WindowPrograms {
  /** What starts Electron. */
  program: string;
  /** Arguments of the program on a folder with the demo libraries, and of the bare window. */
  product: readonly string[];
  bare: readonly string[];
}

interface Answers {
  words: number;
  meaning: number;
}

/** Prints how long the window takes to its first picture, beside a bare window's, and to its first answers. */
export async function measureWindowStart({ program, product, bare }: WindowPrograms): Promise<void> {
  tellProgress('Opening windows.');
  // The first start of each makes its profile and fills the system's file cache.
  await paintTime(program, bare);
  await paintTime(program, product);
  const bareTimes: number[] = [];
  const productTimes: number[] = [];
  const answers: Answers[] = [];
  for (let run = 0; run < RUNS; run++) {
    bareTimes.push(await paintTime(program, bare));
    productTimes.push(await paintTime(program, product));
    answers.push(await answerTimes(program, product));
  }
  const behind = median(productTimes) - median(bareTimes);
  printSection(`From start to …, demo libraries (median of ${RUNS}, then each)`);
  row('a bare window painted', bareTimes);
  row('the window painted', productTimes);
  printRow('the window behind the bare one', [seconds(behind)], 'at most 0.7 s');
  row(
    'first answer by words shown',
    answers.map(({ words }) => words),
  );
  row(
    'first answer by meaning shown',
    answers.map(({ meaning }) => meaning),
  );
}

function row(label: string, times: readonly number[]): void {
  printRow(label, [median(times), ...times].map(seconds));
}

/** Milliseconds from the start to the first paint that the page itself saw. */
async function paintTime(program: string, args: readonly string[]): Promise<number> {
  const window = await startWindow({ program, args, leaveAlone: PAINTED });
  const paintedAt = await window.page.evaluate(firstPaint);
  await window.close();
  return paintedAt - window.startedAt;
}

/** Wall clock of the first paint with content. Runs in the page, whose time origin alone may be off in a virtual machine. */
function firstPaint(): number {
  const paint = performance.getEntriesByName('first-contentful-paint')[0];
  if (!paint) throw new Error('nothing was painted');
  return Date.now() - performance.now() + paint.startTime;
}

/** Asks as soon as the box is there, as a person does who has the question ready. */
async function answerTimes(program: string, args: readonly string[]): Promise<Answers> {
  const window = await startWindow({ program, args, leaveAlone: 0 });
  await window.page.getByRole('searchbox').fill(QUESTION);
  const hits = window.page.getByRole('list', { name: /^Rules found/ }).getByRole('listitem');
  const shownAfter = async (text: RegExp) => {
    await hits.filter({ hasText: text }).first().waitFor({ timeout: ANSWER_LIMIT });
    return Date.now() - window.startedAt;
  };
  const answers = { words: await shownAfter(/words/), meaning: await shownAfter(/meaning \d+/) };
  await window.close();
  return answers;
}
