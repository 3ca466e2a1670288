import { Skeleton } from '@vitrine/ui';
import { type ComponentType, Fragment, type ReactNode } from 'react';
import { VisuallyHidden } from '../../layout/visually-hidden.js';
import styles from './data-table.module.css';
import type { CsvColumns } from '../export/to-csv.js';
import { moveBetweenRows, openRow } from '../address/open-row.js';
import { RowCheck } from './row-check.js';
import type { Selection } from './selection.js';
import { SortHeader } from './sort-header.js';

export interface Column<Row> {
  title: string;
  /** Whether a person can hide the column. */
  optional?: boolean;
  /** Its name in the address, where the list can be ordered by it. */
  sort?: string;
  /** Class of the head and the cells; {@link cells} has the usual ones. */
  className?: string | undefined;
  cell: (row: Row) => ReactNode;
  /** Its columns in a CSV export; absent where it is not exported. */
  csv?: CsvColumns<Row>;
}

interface DataTableProps<Row> {
  /** What the table shows; for assistive technology. */
  caption: string;
  columns: readonly Column<Row>[];
  /** Undefined during the first load. */
  rows: readonly Row[] | undefined;
  rowKey: (row: Row) => string;
  /** Whether the rows shown still answer the previous query. */
  busy?: boolean;
  /** The present order, such as `-price`, and the address of another one. */
  order?: { sort: string; href: (sort: string) => string };
  /** Makes rows selectable for bulk actions. */
  selection?: Selection;
  /** The name of a row, for the label of its checkbox. */
  rowLabel?: (row: Row) => string;
  /** Shown below a row, such as why a change of it failed. */
  rowNotice?: (row: Row) => ReactNode;
  /** Used instead of a plain `<tr>`, such as one that can be dragged. */
  rowAs?: ComponentType<RowProps>;
  className?: string | undefined;
}

interface RowProps {
  rowKey: string;
  className: string | undefined;
  children: ReactNode;
}

const PlainRow = ({ className, children }: RowProps) => <tr className={className}>{children}</tr>;

const waiting = Array.from({ length: 8 }, (_, row) => row);

/** A list in rows and columns; on a narrow screen each row becomes a block. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowKey, busy = false, order, selection, rowLabel, rowNotice, className = '' } = props;
  const RowAs = props.rowAs ?? PlainRow;
  return (
    <div className={styles.box}>
      <table
        className={`${styles.table} ${busy ? styles.older : ''} ${className}`}
        aria-busy={busy || rows === undefined}
      >
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {selection && (
              <th scope="col" className={styles.check}>
                <RowCheck
                  label="Select all on this page"
                  checked={selection.all}
                  disabled={!rows?.length}
                  onChange={selection.toggleAll}
                />
              </th>
            )}
            {columns.map((column) =>
              column.sort !== undefined && order ? (
                <SortHeader
                  key={column.title}
                  column={column.sort}
                  label={column.title}
                  order={order}
                  className={column.className}
                />
              ) : (
                <th key={column.title} scope="col" className={column.className}>
                  {column.title}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody onClick={openRow} onKeyDown={moveBetweenRows}>
          {rows?.map((row) => {
            const key = rowKey(row);
            const notice = rowNotice?.(row);
            return (
              <Fragment key={key}>
                <RowAs rowKey={key} className={styles.row}>
                  {selection && (
                    <td className={styles.check}>
                      <RowCheck
                        label={`Select ${rowLabel?.(row) ?? key}`}
                        checked={selection.has(key)}
                        onChange={(range) => selection.toggle(key, range)}
                      />
                    </td>
                  )}
                  {columns.map(({ title, className: cellClass, cell }) => (
                    <td key={title} className={cellClass}>
                      {cell(row)}
                    </td>
                  ))}
                </RowAs>
                {notice && (
                  <tr className={styles.notice}>
                    <td colSpan={columns.length + (selection ? 1 : 0)}>{notice}</td>
                  </tr>
                )}
              </Fragment>
            );
          }) ??
            waiting.map((row) => (
              <tr key={row} className={styles.row} aria-hidden>
                {columns.map(({ title, className: cellClass }) => (
                  <td key={title} className={cellClass}>
                    <Skeleton height={20} />
                  </td>
                ))}
              </tr>
            ))}
        </tbody>
      </table>
    </div>
  );
}
