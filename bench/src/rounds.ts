/** One of the two sides of a comparison: works for a while and returns its rate (per second). */
export type Side = () => Promise<number>;

/** The outcome of a measurement, for the report. */
export interface Result {
  title: string;
  /** The figure against its budget, in one line. */
  verdict: string;
  /** Whether the budget is kept. */
  kept: boolean;
  details: string[];
}

export interface Plan {
  title: string;
  /** Ours ÷ reference must reach this (docs: budgets). */
  budget: number;
  rounds: number;
  ours: { name: string; run: Side };
  reference: { name: string; run: Side };
  notes?: string[];
}

/** Alternates both sides (A B A B …), so that other load of the machine affects both; the first pair only warms up. */
export async function compare(plan: Plan, say: (line: string) => void): Promise<Result> {
  const rates = { ours: [] as number[], reference: [] as number[] };
  const ratios: number[] = [];
  say(`\n${plan.title}`);
  for (let round = 0; round <= plan.rounds; round++) {
    const ours = await plan.ours.run();
    const reference = await plan.reference.run();
    const line = `${whole(ours)}/s against ${whole(reference)}/s = ${(ours / reference).toFixed(2)}`;
    if (round === 0) {
      say(`  warm-up   ${line}`);
      continue;
    }
    rates.ours.push(ours);
    rates.reference.push(reference);
    ratios.push(ours / reference);
    say(`  round ${round}   ${line}`);
  }
  const kept = median(ratios) >= plan.budget;
  const figures = `median ${median(ratios).toFixed(2)}, worst ${Math.min(...ratios).toFixed(2)}`;
  const verdict = `${figures}; budget ≥ ${plan.budget}: ${keptOrMissed(kept)}`;
  say(`  ${verdict}`);
  return {
    title: plan.title,
    verdict,
    kept,
    details: [
      `${plan.ours.name}: ${listed(rates.ours)} a second`,
      `${plan.reference.name}: ${listed(rates.reference)} a second`,
      `Ratio by round: ${ratios.map((ratio) => ratio.toFixed(2)).join(' · ')}`,
      ...(plan.notes ?? []),
    ],
  };
}

/** The middle value. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}

export const keptOrMissed = (kept: boolean): string => (kept ? 'kept' : 'MISSED');

export const whole = (value: number): string => Math.round(value).toLocaleString('en-US');

const listed = (values: readonly number[]): string =>
  `median ${whole(median(values))} (${values.map(whole).join(' · ')})`;
