import { useSearchParams, useSession } from '@vitrine/platform';
import { toOptions } from '../../shared/form/to-options.js';
import {
  DataTable,
  type Filter,
  type ListShape,
  ListTools,
  PagedRows,
  ToolSelect,
  useListAddress,
} from '../../shared/list/index.js';
import { useAuditLog } from '../calls/list-audit.js';
import { ACTION_NAMES } from './actions.js';
import { columns } from './audit-columns.js';
import styles from './audit-log.module.css';

const shape = {
  sorts: ['-at'],
  defaultSort: '-at',
  filters: { action: Object.keys(ACTION_NAMES) },
} as const satisfies ListShape<string, Record<'action', readonly string[]>>;

const FILTERS: readonly Filter[] = [
  { name: 'action', label: 'Filter by action', all: 'All actions', options: toOptions(ACTION_NAMES) },
];

/** Who did what to which thing, filtered by action, administrator and subject; all filters are in the address. */
export function AuditLog() {
  const address = useListAddress(shape);
  const [params, setParams] = useSearchParams();
  const who = params.get('admin') ?? '';
  const { admin } = useSession();
  const { search, filters, page, limit } = address.state;
  const list = useAuditLog({ action: filters.action ?? '', admin: who, subject: search, page, limit });
  const entries = list.data?.entries;

  const withAdmin = (email: string): URLSearchParams => {
    const next = new URLSearchParams(params);
    next.delete('page');
    if (email) next.set('admin', email);
    else next.delete('admin');
    return next;
  };
  const people = [...new Set([admin?.email ?? '', who, 'system', 'operator'])].filter(Boolean);
  const showAll = () => setParams({}, { preventScrollReset: true });

  return (
    <section className={styles.log} aria-labelledby="audit-log">
      <h2 id="audit-log">Audit log</h2>
      <ListTools
        label="Find by person or thing"
        placeholder="E-mail address of a person, or an id"
        address={address}
        filters={FILTERS}
      >
        <ToolSelect
          label="Filter by administrator"
          value={who}
          options={[{ value: '', label: 'Everyone' }, ...people.map((value) => ({ value, label: value }))]}
          onChange={(email) => setParams(withAdmin(email), { preventScrollReset: true })}
        />
      </ListTools>
      <PagedRows
        of="entries"
        failure="The audit log could not be loaded."
        loading="Loading the audit log..."
        list={list}
        count={entries?.length ?? 0}
        empty={{ title: 'No entries found', all: 'Show all entries' }}
        isEmpty={entries?.length === 0}
        address={{ ...address, narrowed: address.narrowed || who !== '', reset: showAll }}
      >
        <DataTable
          caption="Audit log"
          className={styles.table}
          columns={columns}
          rows={entries?.map((entry) => ({
            entry,
            byAdmin: `?${withAdmin(entry.admin).toString()}`,
            bySubject: address.href({ search: entry.subjectId ?? '' }),
          }))}
          rowKey={({ entry }) => entry.id}
          busy={list.isPlaceholderData}
        />
      </PagedRows>
    </section>
  );
}
