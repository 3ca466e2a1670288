import { PageHead, useSettings } from '@vitrine/platform';
import type { ReactNode } from 'react';
import styles from './entrance.module.css';

interface EntranceProps {
  /** Title of the tab. */
  title: string;
  /** Heading above the content; default: the title. */
  heading?: string;
  children: ReactNode;
}

/** The frame of the pages that are shown before the sign-in. */
export function Entrance({ title, heading = title, children }: EntranceProps) {
  const { name } = useSettings();
  return (
    <main className={styles.page}>
      <PageHead title={title} noIndex />
      <div className={styles.panel}>
        <p className={styles.brand}>{name}</p>
        <h1 className={styles.title}>{heading}</h1>
        {children}
      </div>
    </main>
  );
}

/** Fields of a form on such a page, one below the other. */
export const entranceForm = styles.form;
/** A paragraph on such a page. */
export const entranceText = styles.text;
/** A link elsewhere, below the form. */
export const entranceBeside = styles.beside;
