import { useSearchParams } from '@vitrine/platform';

/** The periods of the figures, in days. */
export const PERIODS = [7, 30, 90, 365] as const;
export type Period = (typeof PERIODS)[number];

const DEFAULT_PERIOD: Period = 30;

/** The period of the figures, kept in the page's address. */
export function usePeriod(): [Period, (days: Period) => void] {
  const [params, setParams] = useSearchParams();
  const period = PERIODS.find((days) => String(days) === params.get('days')) ?? DEFAULT_PERIOD;
  const show = (days: Period) =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        if (days === DEFAULT_PERIOD) next.delete('days');
        else next.set('days', String(days));
        return next;
      },
      { preventScrollReset: true, replace: true },
    );
  return [period, show];
}
