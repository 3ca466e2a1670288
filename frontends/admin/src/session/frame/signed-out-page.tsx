import { PageHead, useSettings } from '@vitrine/platform';
import type { ReactNode } from 'react';
import styles from './signed-out-page.module.css';

interface SignedOutPageProps {
  /** Title of the tab. */
  title: string;
  /** Heading above the content; default: the title. */
  heading?: string;
  children: ReactNode;
}

/** The frame of the pages that are shown before the sign-in. */
export function SignedOutPage({ title, heading = title, children }: SignedOutPageProps) {
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
export const signedOutForm = styles.form;
/** A paragraph on such a page. */
export const signedOutText = styles.text;
/** A link elsewhere, below the form. */
export const signedOutLink = styles.beside;
