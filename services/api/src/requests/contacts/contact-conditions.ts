import type { DayFilters, WorkFilters } from '@vitrine/schemas';
import { RECORDS } from '../desk/record-kind.js';
import { getDayConditions } from '../desk/work/day-filter.js';
import { getWorkConditions, joinConditions, type WorkConditions } from '../desk/work/work-filter.js';

/** The conditions of a list of contact requests beside search and status. @param viewerId account of the member of staff who asks */
export const getContactConditions = (filters: DayFilters & WorkFilters, viewerId: string): WorkConditions | undefined =>
  joinConditions(getDayConditions(filters), getWorkConditions(RECORDS.contact, filters, viewerId));
