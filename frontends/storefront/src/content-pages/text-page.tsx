import type { ReactNode } from 'react';
import { Eyebrow } from '../shared/controls/eyebrow.js';
import { Contents } from './contents.js';
import type { Section } from './sections.js';
import styles from './text-page.module.css';

interface TextPageProps {
  eyebrow: string;
  title: string;
  /** Below the title, such as the day of the last change. */
  note?: ReactNode;
  /** The sections of the text, for its table of contents; none if it is short. */
  sections: readonly Section[];
  children: ReactNode;
}

/** A page of text: its title above, its table of contents on one side, its text on the other. */
export function TextPage({ eyebrow, title, note, sections, children }: TextPageProps) {
  return (
    <article className={styles.page}>
      <header className={styles.head}>
        <Eyebrow>{eyebrow}</Eyebrow>
        <h1 className={styles.title}>{title}</h1>
        {note && <p className={styles.note}>{note}</p>}
      </header>
      {sections.length > 0 && <Contents sections={sections} />}
      <div className={styles.body}>{children}</div>
    </article>
  );
}
