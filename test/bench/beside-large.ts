import type { SearchAnswer } from '../../shared/search-result.ts';
import { benchQuestions } from './bench-questions.ts';
import { mean, milliseconds, percentile } from './measurements.ts';
import { printRow, printSection, tellProgress } from './print-table.ts';
import { askLibrary, type AskedLibrary } from './search-speed.ts';

const MOST_TIMES = 1.3;

/** Asks a small library alone and beside a large one, in turn: the time may hardly differ, the answers not at all. */
export async function measureBesideLarge(alone: AskedLibrary, beside: AskedLibrary, title: string): Promise<void> {
  tellProgress('Asking a small library beside a large one.');
  const [timesAlone, timesBeside]: [number[], number[]] = [[], []];
  const questions = benchQuestions();
  let different = 0;
  for (const question of questions) {
    // Once unmeasured: the two stores fill one cache of the system in turn.
    await askLibrary(alone, question);
    const one = await askLibrary(alone, question);
    await askLibrary(beside, question);
    const other = await askLibrary(beside, question);
    timesAlone.push(one.ms);
    timesBeside.push(other.ms);
    if (placesAndScores(one.answer) !== placesAndScores(other.answer)) different += 1;
  }
  printSection(title);
  printRow('', ['p50', 'p95']);
  for (const [label, times] of [['alone', timesAlone] as const, ['beside it', timesBeside] as const]) {
    printRow(label, [percentile(times, 50), percentile(times, 95)].map(milliseconds));
  }
  const ratio = mean(timesBeside) / mean(timesAlone);
  printRow('beside it ÷ alone, means', [`${ratio.toFixed(2)} ×`], `at most ${MOST_TIMES} ×`);
  printRow('questions with other hits or scores', [String(different)], 'none');
}

/** All but the library's own id and the times. */
function placesAndScores({ answered, hits, nearest }: SearchAnswer): string {
  const places = [...hits, ...nearest].map(({ rank, score, why, matched, document, lines, text, marks }) => {
    return { rank, score, why, matched, key: document.key, lines, text, marks };
  });
  return JSON.stringify({ answered, hits: hits.length, places });
}
