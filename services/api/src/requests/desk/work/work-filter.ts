import type { WorkFilters } from '@vitrine/schemas';
import type { Parameters } from '../../../database/parameters.js';
import { mailsInTrouble } from '../mails-in-trouble.js';
import type { WorkedKind } from '../record-kind.js';
import { countedAssignments } from './colleagues.js';

/** SQL of today's date in Europe/Berlin. */
export const COMPANY_TODAY = `(now() at time zone 'Europe/Berlin')::date`;

/** Makes the conditions of a list's rows. @param row alias of the table */
export type WorkConditions = (row: string, parameters: Parameters) => string[];

/** @returns `undefined` where no list is given */
export const joinConditions = (...lists: readonly (WorkConditions | undefined)[]): WorkConditions | undefined => {
  const given = lists.filter((list) => list !== undefined);
  return given.length === 0 ? undefined : (row, parameters) => given.flatMap((list) => list(row, parameters));
};

/** SQL of the name of a record's assignee. @param row alias of the table */
export const assigneeName = ({ reference }: WorkedKind, row: string): string =>
  `(select coalesce(nullif(s.name, ''), s.email) from assignments a join admins s on s.id = a.admin_id where a.${reference} = ${row}.id)`;

const MINE = 'me';
/** Value of the filter `assignee`: the records without an assignee. */
export const NOBODY = 'none';

/** SQL of the assignments of a record. */
const assignmentsOf = ({ reference }: WorkedKind, row: string, assignments: string): string =>
  `select from ${assignments} a where a.${reference} = ${row}.id`;

/** The condition of the records that have an assignee. */
export const isAssigned =
  (kind: WorkedKind): WorkConditions =>
  (row) => [`exists (${assignmentsOf(kind, row, countedAssignments(kind))})`];

/**
 * The conditions of a list that is filtered by assignee, due follow-ups or mails in trouble; as text, like the lists' statements.
 * @param viewerId account of the member of staff who asks
 * @returns `undefined` where none of these filters is set
 */
export function getWorkConditions(
  kind: WorkedKind,
  { assignee, followUp, mail }: WorkFilters,
  viewerId: string,
): WorkConditions | undefined {
  if (!assignee && followUp === undefined && mail === undefined) return undefined;
  const { reference } = kind;
  return (row, parameters) => {
    const of = (id: string) =>
      `exists (${assignmentsOf(kind, row, 'assignments')} and a.admin_id = ${parameters.add(id, 'uuid')})`;
    const counted = assignmentsOf(kind, row, countedAssignments(kind));
    return [
      ...(assignee
        ? [assignee === NOBODY ? `not exists (${counted})` : of(assignee === MINE ? viewerId : assignee)]
        : []),
      ...(followUp === undefined
        ? []
        : [`exists (select from follow_ups f where f.${reference} = ${row}.id and f.due_on <= ${COMPANY_TODAY})`]),
      ...(followUp === 'mine' ? [`not exists (${counted} and a.admin_id <> ${parameters.add(viewerId, 'uuid')})`] : []),
      ...(mail === undefined ? [] : [`${row}.id in (${mailsInTrouble(reference, mail)})`]),
    ];
  };
}
