import { forms } from '@vitrine/kit';

/** A period as PostgreSQL's `interval` reads it, e.g. `6 months`; `null` = kept for ever. */
export type RetentionSetting = RetentionPeriod | null;
export type RetentionPeriod = `${number} ${'days' | 'months' | 'years'}`;

const UNITS = { d: 'days', mo: 'months', y: 'years' } as const;

/** Parses `90d`, `6mo`, `10y` or `off` (kept for ever), whose form has been checked. */
export function parseRetention(text: string): RetentionSetting {
  const period = forms.periodOf(text);
  return period ? `${period.count} ${UNITS[period.unit]}` : null;
}
