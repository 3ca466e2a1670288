import type { ReactNode } from 'react';
import { Eyebrow } from '../controls/eyebrow.js';
import styles from './page-heading.module.css';

interface PageHeadingProps {
  eyebrow: string;
  title: string;
  /** Shown beside the title. */
  children: ReactNode;
}

/** The heading of a list page: its title, and a text beside it. */
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
