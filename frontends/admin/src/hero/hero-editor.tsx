import { Alert, Skeleton } from '@vitrine/ui';
import { useId } from 'react';
import { failureText } from '../shared/failure-text.js';
import { useHero } from './calls/get-hero.js';
import styles from './hero-editor.module.css';
import { HeroForm } from './hero-form.js';

/** Heading and film of the home page, beside what is live now (back-office spec §2, Dashboard). */
export function HeroEditor() {
  const { data: hero, error, isFetching, refetch } = useHero();
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.editor}>
      <h2 id={id}>Homepage Hero</h2>
      {error && !hero && (
        <Alert severity="error" action={{ label: 'Try again', onClick: () => void refetch(), busy: isFetching }}>
          <strong>The homepage hero could not be loaded.</strong> {failureText(error, '')}
        </Alert>
      )}
      {!hero && !error && (
        <div role="status" aria-label="Loading homepage hero...">
          <Skeleton variant="rectangular" height={240} />
        </div>
      )}
      {hero && <HeroForm hero={hero} />}
    </section>
  );
}
