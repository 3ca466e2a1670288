import { CONTACT_STATUSES, type ContactStatus } from '@vitrine/schemas';
import { DAY_FILTERS } from '../../shared/desk/work/day-filters.js';
import { WORK_FILTERS } from '../../shared/desk/work/work-filters.js';
import type { ListShape } from '../../shared/list/index.js';

/** The parameters of the list of contact requests in the address. */
export const contactListShape = {
  sorts: ['-createdAt'],
  defaultSort: '-createdAt',
  filters: { status: CONTACT_STATUSES, ...DAY_FILTERS, ...WORK_FILTERS },
} as const satisfies ListShape<string, { status: readonly ContactStatus[] } & typeof DAY_FILTERS & typeof WORK_FILTERS>;
