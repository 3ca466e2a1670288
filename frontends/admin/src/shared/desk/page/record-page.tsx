import { Link } from '@vitrine/platform';
import type { ReactNode } from 'react';
import { Screen } from '../../layout/screen.js';
import styles from './record-page.module.css';

interface RecordPageProps {
  /** What it is, such as number and product. */
  title: string;
  /** Its state, beside the title. */
  badge: ReactNode;
  /** The list it belongs to, as one came from it. */
  back: { to: string; label: string };
  /** The records before and after it in that list. */
  neighbours: Neighbours;
  /** What others do with it at this moment. */
  live: ReactNode;
  /** What it is and who sent it. */
  facts: ReactNode;
  /** What staff do with it. */
  work: ReactNode;
}

/** A record's place in the list that one came from. */
export interface Neighbours {
  previous: Neighbour | undefined;
  next: Neighbour | undefined;
}

export interface Neighbour {
  to: string;
  /** What it is called. */
  label: string;
  /** Handed on with the link. */
  state: object;
}

/** All that there is of one record, with the ways to its list and to those beside it. */
export function RecordPage({ title, badge, back, neighbours: { previous, next }, live, facts, work }: RecordPageProps) {
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
          <h2>{title}</h2>
          {badge}
        </div>
        {live}
      </div>
      <div className={styles.columns}>
        <div className={styles.column}>{facts}</div>
        <div className={styles.column}>{work}</div>
      </div>
    </Screen>
  );
}

/** A part of a record's page on a ground of its own. */
export const Card = ({ children }: { children: ReactNode }) => <div className={styles.card}>{children}</div>;
