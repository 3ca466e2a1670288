import { useSearchParams } from '@vitrine/platform';

/** Days that the figures may go back. */
export const PERIODS = [7, 30, 90, 365] as const;
export type Period = (typeof PERIODS)[number];

const USUAL: Period = 30;

/** The period of the figures, part of the page's address. */
export function usePeriod(): [Period, (days: Period) => void] {
  const [params, setParams] = useSearchParams();
  const period = PERIODS.find((days) => String(days) === params.get('days')) ?? USUAL;
  const show = (days: Period) =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        if (days === USUAL) next.delete('days');
        else next.set('days', String(days));
        return next;
      },
      { preventScrollReset: true, replace: true },
    );
  return [period, show];
}
