import type { ReactNode } from 'react';
import { Eyebrow } from '../shared/controls/eyebrow.js';
import styles from './text-page.module.css';

interface TextPageProps {
  eyebrow: string;
  title: string;
  /** Below the title, such as the day of the last change. */
  note?: ReactNode;
  children: ReactNode;
}

/** A page of text: its title on one side, its text on the other. */
export function TextPage({ eyebrow, title, note, children }: TextPageProps) {
  return (
    <article className={styles.page}>
      <header className={styles.head}>
        <Eyebrow>{eyebrow}</Eyebrow>
        <h1 className={styles.title}>{title}</h1>
        {note && <p className={styles.note}>{note}</p>}
      </header>
      <div>{children}</div>
    </article>
  );
}
