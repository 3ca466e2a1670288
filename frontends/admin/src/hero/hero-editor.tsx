import { Skeleton } from '@vitrine/ui';
import { useId } from 'react';
import { useMayOn } from '../shared/permissions/index.js';
import { ListFailure } from '../shared/list/index.js';
import { useHero } from './calls/get-hero.js';
import styles from './hero-editor.module.css';
import { HeroForm, LiveHero } from './hero-form.js';

/** Heading and film of the home page, beside the live ones; those who may not change them see only the latter (back-office spec §2, Dashboard). */
export function HeroEditor() {
  const mayWrite = useMayOn('homepageSections')('write');
  const query = useHero();
  const { data: hero, error } = query;
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.editor}>
      <h2 id={id}>Homepage Hero</h2>
      {!hero && <ListFailure query={query} text="The homepage hero could not be loaded." />}
      {!hero && !error && (
        <div role="status" aria-label="Loading homepage hero...">
          <Skeleton variant="rectangular" height={240} />
        </div>
      )}
      {hero && (mayWrite ? <HeroForm hero={hero} /> : <LiveHero hero={hero} />)}
    </section>
  );
}
