import { FOLLOW_UP_FILTERS, MAIL_TROUBLES } from '@vitrine/schemas';
import { useMemo } from 'react';
import { toOptions } from '../../form/to-options.js';
import { ANY_ID } from '../../list/index.js';
import { useColleagues } from '../calls/work.js';

/** The signed-in person, nobody, or an account by its id. */
const ASSIGNEES: readonly string[] = ['me', 'none', ANY_ID];

/** The filters that the lists of orders and contact requests have in their addresses besides the status. */
export const WORK_FILTERS = { assignee: ASSIGNEES, followUp: FOLLOW_UP_FILTERS, mail: MAIL_TROUBLES } as const;

const MINE_AND_NOBODYS = toOptions({ me: 'Assigned to me', none: 'Assigned to nobody' });

const OTHER_TOOLS = [
  {
    name: 'followUp',
    label: 'Filter by follow-up',
    all: 'Any follow-up',
    options: toOptions({ due: 'Follow-up due', mine: 'Due, mine or nobody’s' }),
  },
  {
    name: 'mail',
    label: 'Filter by mails',
    all: 'Any mails',
    options: toOptions({ failed: 'Mail given up', retried: 'Mail tried again' }),
  },
] as const;

/** The filter tools of such a list. @param assignee the chosen one, who may have left */
export function useWorkFilterTools(assignee: string | undefined) {
  const { data: colleagues } = useColleagues();
  return useMemo(() => {
    const options = [...MINE_AND_NOBODYS, ...(colleagues ?? []).map(({ id, name }) => ({ value: id, label: name }))];
    const isKnown = assignee === undefined || options.some(({ value }) => value === assignee);
    if (!isKnown) options.push({ value: assignee, label: 'Assigned to somebody else' });
    return [{ name: 'assignee', label: 'Filter by assignee', all: 'Anybody’s', options }, ...OTHER_TOOLS];
  }, [assignee, colleagues]);
}
