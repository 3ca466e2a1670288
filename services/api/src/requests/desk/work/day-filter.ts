import { COMPANY_TIME_ZONE, type DayFilters } from '@vitrine/schemas';
import type { WorkConditions } from './work-filter.js';

/** The moment at which a day begins in Europe/Berlin. @param day SQL of a date */
export const beginOf = (day: string): string => `(${day})::timestamp at time zone '${COMPANY_TIME_ZONE}'`;

/** The conditions of a list that is limited to a range of days, both included. @returns `undefined` where no day is given */
export const getDayConditions = ({ from, to }: DayFilters): WorkConditions | undefined =>
  from || to
    ? (row, parameters) => [
        ...(from ? [`${row}.created_at >= ${beginOf(parameters.add(from, 'date'))}`] : []),
        ...(to ? [`${row}.created_at < ${beginOf(`${parameters.add(to, 'date')} + 1`)}`] : []),
      ]
    : undefined;
