import { format } from '../format.js';
import { type Column, DataTable, narrowCells } from '../list/index.js';
import type { Import } from './calls/import-rows.js';
import styles from './import-dialog.module.css';

type PlannedRow = Import['planned'][number];
type PlannedField = PlannedRow['fields'][number];

const columns: readonly Column<PlannedRow>[] = [
  { title: 'Row', className: styles.row, cell: ({ row }) => format.count(row) },
  {
    title: 'Entry',
    className: styles.column,
    cell: ({ name, change }) => (
      <>
        {name || '–'}
        <small>{change === 'create' ? 'New' : 'Changed'}</small>
      </>
    ),
  },
  { title: 'What is written', className: narrowCells.wide, cell: (row) => <Fields of={row} /> },
];

function Fields({ of: { fields, moreFields } }: { of: PlannedRow }) {
  return (
    <>
      <dl className={styles.fields}>
        {fields.map((field) => (
          <div key={field.field}>
            <dt>{field.field}</dt>
            <dd>
              <Texts of={field} />
            </dd>
          </div>
        ))}
      </dl>
      {moreFields > 0 && (
        <small>{moreFields === 1 ? 'and 1 more column' : `and ${format.count(moreFields)} more columns`}</small>
      )}
    </>
  );
}

/** A field that was empty shows only its new text. */
function Texts({ of: { before, after } }: { of: PlannedField }) {
  if (before === '') return <ins>{after}</ins>;
  return (
    <>
      from <del>{before}</del> to {after === '' ? 'nothing' : <ins>{after}</ins>}
    </>
  );
}

/** Which entries a checked file would add or change, and what of each is written. */
export function PlannedRows({ found: { planned, created, updated } }: { found: Import }) {
  const rows = planned.filter(({ change }) => change !== 'none');
  const more = created + updated - rows.length;
  if (rows.length === 0) return null;
  return (
    <>
      <div className={styles.rows} tabIndex={0} role="region" aria-label="Planned rows">
        <DataTable caption="Planned rows" columns={columns} rows={rows} rowKey={({ row }) => String(row)} />
      </div>
      {more > 0 && <p>{more === 1 ? '1 more row is not shown.' : `${format.count(more)} more rows are not shown.`}</p>}
    </>
  );
}
