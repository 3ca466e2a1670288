import { CONTACT_STATUSES, type ContactStatus } from '@vitrine/schemas';
import { WORK_FILTERS } from '../../shared/desk/work/work-filters.js';
import type { ListShape } from '../../shared/list/index.js';

/** What the list of contact requests has in its address. */
export const contactListShape = {
  sorts: ['-createdAt'],
  defaultSort: '-createdAt',
  filters: { status: CONTACT_STATUSES, ...WORK_FILTERS },
} as const satisfies ListShape<string, { status: readonly ContactStatus[] } & typeof WORK_FILTERS>;
