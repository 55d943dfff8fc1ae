/** Measures of one ranking, or their means over many; each 0..1. */
export interface RankingMeasures {
  recall1: number;
  recall5: number;
  recall10: number;
  /** Mean reciprocal rank of the first relevant passage among ten. */
  reciprocalRank: number;
  /** Discounted cumulative gain of the first ten, divided by the best that could be; gain is the grade. */
  gain: number;
  /** 1 when a relevant passage is among the first three. */
  hit3: number;
}

/**
 * @param ranking ids, best first, each once
 * @param grades of the relevant passages, at least one
 */
export function measureRanking(ranking: readonly string[], grades: ReadonlyMap<string, number>): RankingMeasures {
  const top = ranking.slice(0, 10);
  const first = top.findIndex((id) => grades.has(id));
  const recall = (count: number) => top.slice(0, count).filter((id) => grades.has(id)).length / grades.size;
  const ideal = [...grades.values()].sort((one, other) => other - one).slice(0, 10);
  return {
    recall1: recall(1),
    recall5: recall(5),
    recall10: recall(10),
    reciprocalRank: first === -1 ? 0 : 1 / (first + 1),
    gain: discounted(top.map((id) => grades.get(id) ?? 0)) / discounted(ideal),
    hit3: first >= 0 && first < 3 ? 1 : 0,
  };
}

/** Mean of each measure; of no rankings NaN. */
export function meanMeasures(all: readonly RankingMeasures[]): RankingMeasures {
  const mean = (name: keyof RankingMeasures) => all.reduce((sum, one) => sum + one[name], 0) / all.length;
  return {
    recall1: mean('recall1'),
    recall5: mean('recall5'),
    recall10: mean('recall10'),
    reciprocalRank: mean('reciprocalRank'),
    gain: mean('gain'),
    hit3: mean('hit3'),
  };
}

function discounted(gains: readonly number[]): number {
  return gains.reduce((sum, gain, index) => sum + gain / Math.log2(index + 2), 0);
}
