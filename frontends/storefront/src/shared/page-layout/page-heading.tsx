import type { ReactNode } from 'react';
import { Eyebrow } from '../controls/eyebrow.js';
import styles from './page-heading.module.css';

interface PageHeadingProps {
  eyebrow: string;
  title: string;
  /** Stands beside the title. */
  children: ReactNode;
}

/** The heading of a page that lists things: its title, and what it is about beside it. */
export function PageHeading({ eyebrow, title, children }: PageHeadingProps) {
  return (
    <header className={styles.head}>
      <div>
        <Eyebrow>{eyebrow}</Eyebrow>
        <h1 className={styles.title}>{title}</h1>
      </div>
      {children}
    </header>
  );
}
