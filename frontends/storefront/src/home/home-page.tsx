import { useEffect } from 'react';
import { page } from '../page-script.js';
import { Skeleton } from '../shared/controls/states/skeleton.js';
import { HomeFrame } from './home-frame.js';
import styles from './home-page.module.css';
import { useHomeSections } from './sections.js';
import { ServerSections } from './sections/server-sections.js';

/** A chunk of its own, because it is rarely needed. */
const BuiltInHome = page(
  'built-in-home',
  () => import(/* webpackChunkName: "built-in-home" */ './built-in/built-in-home.js'),
);

/** The home page: the sections made by staff, else the six built-in ones (public spec §2, Home). */
export default function HomePage() {
  const { data, error, failureReason } = useHomeSections();
  const failure = error ?? failureReason;
  useEffect(() => {
    if (failure) reportError(failure);
  }, [failure]);
  if (data === undefined && failure === null)
    return (
      <HomeFrame>
        <Skeleton className={styles.loading} bones={['title', 'line', 'line']} />
      </HomeFrame>
    );
  return data?.length ? (
    <HomeFrame>
      <ServerSections sections={data} />
    </HomeFrame>
  ) : (
    <BuiltInHome />
  );
}
