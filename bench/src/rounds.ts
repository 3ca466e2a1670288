/** One of the two sides of a comparison: does its work for a while and gives its rate (per second). */
export type Side = () => Promise<number>;

export interface Comparison {
  title: string;
  /** Ours ÷ reference must reach this (docs: budgets). */
  budget: number;
  ours: { name: string; rates: number[] };
  reference: { name: string; rates: number[] };
  /** Ours ÷ reference of each round. */
  ratios: number[];
  notes: string[];
}

export interface Plan {
  title: string;
  budget: number;
  rounds: number;
  ours: { name: string; run: Side };
  reference: { name: string; run: Side };
  notes?: string[];
}

/** Runs both sides by turns (A B A B …), so that whatever else the machine does meets both; the first pair only warms up. */
export async function compare(plan: Plan, say: (line: string) => void): Promise<Comparison> {
  const comparison: Comparison = {
    title: plan.title,
    budget: plan.budget,
    ours: { name: plan.ours.name, rates: [] },
    reference: { name: plan.reference.name, rates: [] },
    ratios: [],
    notes: plan.notes ?? [],
  };
  say(`\n${plan.title}`);
  for (let round = 0; round <= plan.rounds; round++) {
    const ours = await plan.ours.run();
    const reference = await plan.reference.run();
    const line = `${whole(ours)}/s against ${whole(reference)}/s = ${(ours / reference).toFixed(2)}`;
    if (round === 0) {
      say(`  warm-up   ${line}`);
      continue;
    }
    comparison.ours.rates.push(ours);
    comparison.reference.rates.push(reference);
    comparison.ratios.push(ours / reference);
    say(`  round ${round}   ${line}`);
  }
  say(`  ${verdict(comparison)}`);
  return comparison;
}

/** The middle value. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}

/** Whether the median of the rounds keeps the budget. */
export const isKept = ({ ratios, budget }: Comparison): boolean => median(ratios) >= budget;

export const verdict = (comparison: Comparison): string =>
  `median ${median(comparison.ratios).toFixed(2)}, worst ${Math.min(...comparison.ratios).toFixed(2)}; budget ≥ ${comparison.budget}: ${isKept(comparison) ? 'kept' : 'MISSED'}`;

export const whole = (value: number): string => Math.round(value).toLocaleString('en-US');
