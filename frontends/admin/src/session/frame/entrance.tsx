import { PageHead, useSettings } from '@vitrine/platform';
import type { ReactNode } from 'react';
import styles from './entrance.module.css';

interface EntranceProps {
  /** Of the tab. */
  title: string;
  /** Above the content; the title unless said otherwise. */
  heading?: string;
  children: ReactNode;
}

/** The page around what somebody sees who is not signed in yet. */
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
/** A way elsewhere, below the form. */
export const entranceBeside = styles.beside;
