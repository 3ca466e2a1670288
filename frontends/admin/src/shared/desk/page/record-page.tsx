import { Link } from '@vitrine/platform';
import type { ReactNode } from 'react';
import { Screen } from '../../layout/screen.js';
import { type ReadState, useReturnAddress } from '../../list/index.js';
import { RecordLive } from '../../live/index.js';
import type { DeskRecord } from '../record.js';
import { LoadingRecord } from './loading-record.js';
import styles from './record-page.module.css';

interface RecordPageProps<Row> {
  record: DeskRecord;
  /** Such as `order`. */
  noun: string;
  /** The query of the record; its `data` is null where the record does not exist. */
  query: Omit<ReadState, 'refetch'> & {
    data: Row | null | undefined;
    refetch: (options?: { throwOnError: boolean }) => Promise<unknown>;
  };
  /** The list it belongs to. */
  list: { path: string; label: string };
  /** The records before and after it in that list. */
  neighbours: Neighbours;
  /** Heading, such as number and product. */
  title: (row: Row) => string;
  /** Its state, beside the title. */
  badge: (row: Row) => ReactNode;
  /** What it is and who sent it. */
  facts: (row: Row) => ReactNode;
  /** What staff do with it. */
  work: (row: Row) => ReactNode;
  /** Restores it after somebody deleted it; undefined where that is impossible or not allowed. */
  restore?: (() => Promise<unknown>) | undefined;
}

/** The records before and after one in the list from which it was opened. */
export interface Neighbours {
  previous: Neighbour | undefined;
  next: Neighbour | undefined;
}

export interface Neighbour {
  to: string;
  /** What it is called. */
  label: string;
  /** Navigation state of the link. */
  state: object;
}

/** The whole page of one record, with links to its list and its neighbours, and with its live changes. */
export function RecordPage<Row>(props: RecordPageProps<Row>) {
  const { record, noun, query, list, neighbours, title, badge, facts, work, restore } = props;
  const back = { to: useReturnAddress(list.path), label: list.label };
  const { data: row, refetch } = query;
  const reload = () => refetch({ throwOnError: true });
  if (!row) return <LoadingRecord noun={noun} back={back} query={query} />;
  const { previous, next } = neighbours;
  return (
    <Screen>
      <div className={styles.head}>
        <nav className={styles.ways} aria-label="Records of the list">
          <Link to={back.to}>{back.label}</Link>
          {previous && (
            <Link to={previous.to} state={previous.state}>
              ‹ Previous <span className={styles.which}>{previous.label}</span>
            </Link>
          )}
          {next && (
            <Link to={next.to} state={next.state}>
              Next <span className={styles.which}>{next.label}</span> ›
            </Link>
          )}
        </nav>
        <div className={styles.title}>
          <h2>{title(row)}</h2>
          {badge(row)}
        </div>
        <RecordLive
          record={record}
          noun={noun}
          onReload={reload}
          onRestore={restore && (() => restore().then(reload))}
        />
      </div>
      <div className={styles.columns}>
        <div className={styles.column}>{facts(row)}</div>
        <div className={styles.column}>{work(row)}</div>
      </div>
    </Screen>
  );
}

/** A part of a record's page with a background of its own. */
export const Card = ({ children }: { children: ReactNode }) => <div className={styles.card}>{children}</div>;
