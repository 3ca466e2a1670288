import { PageHead, useTexts } from '@vitrine/platform';
import { useRef, useState } from 'react';
import { PublicPage } from '../layout/index.js';
import { ActionLinks } from '../shared/controls/action-links.js';
import { Eyebrow } from '../shared/controls/eyebrow.js';
import { NeedsScript } from '../shared/controls/states/needs-script.js';
import { useHydrated } from '../shared/controls/states/hydrated.js';
import { useFavorites } from '../shared/favorites/favorites.js';
import type { Favorite } from '../shared/favorites/stored-favorites.js';
import pageLayout from '../shared/page-layout/page.module.css';
import { usePageTitle } from '../shared/pages/use-page-title.js';
import { FavoriteList } from './favorite-list.js';
import styles from './favorites-page.module.css';
import { FAVORITES_TEXTS } from './texts.js';

/** `/favorites`: what the visitor saved, read from the browser and shown by the catalogue (public spec §2, Favourites). */
export default function FavoritesPage() {
  const t = useTexts(FAVORITES_TEXTS);
  const pageTitle = usePageTitle();
  const hydrated = useHydrated();
  const { favorites, toggle } = useFavorites();
  const title = useRef<HTMLHeadingElement>(null);
  const [removed, setRemoved] = useState<{ favorite: Favorite; name: string }>();

  const remove = (favorite: Favorite, name: string) => {
    toggle(favorite);
    setRemoved({ favorite, name });
    // the button that had the focus is gone
    title.current?.focus();
  };
  const undo = () => {
    if (removed) toggle(removed.favorite);
    setRemoved(undefined);
    title.current?.focus();
  };

  return (
    <PublicPage ground="ivory">
      <PageHead title={pageTitle} description={t('description')} canonical="/favorites" />
      <div className={pageLayout.page}>
        <header>
          <Eyebrow>{t('eyebrow')}</Eyebrow>
          <h1 ref={title} tabIndex={-1} className={styles.title}>
            {pageTitle}
          </h1>
          <p className={styles.lead}>{t('lead')}</p>
        </header>
        {hydrated && favorites.length === 0 && !removed ? (
          <section className={styles.empty}>
            <h2>{t('empty')}</h2>
            <ActionLinks
              main={{ to: '/products', text: t('products') }}
              other={{ to: '/accessories', text: t('accessories') }}
              className={styles.ways}
            />
          </section>
        ) : (
          <>
            <div role="status" className={styles.told}>
              {hydrated && <span>{t(favorites.length === 1 ? 'countOne' : 'count', { count: favorites.length })}</span>}
              {removed && (
                <>
                  <span>{t('removed', { name: removed.name })}</span>
                  <button type="button" onClick={undo}>
                    {t('undo')}
                  </button>
                </>
              )}
            </div>
            <NeedsScript reason={t('needsScript')} />
            <FavoriteList favorites={hydrated ? favorites : undefined} onRemove={remove} />
            {hydrated && favorites.length > 0 && (
              <section className={styles.empty} aria-labelledby="favorites-next">
                <h2 id="favorites-next">{t('next')}</h2>
                <p className={styles.nextText}>{t('nextText')}</p>
                <ActionLinks
                  tone="line"
                  main={{ to: '/compare', text: t('compare') }}
                  other={{ to: '/contact', text: t('contact') }}
                  className={styles.ways}
                />
              </section>
            )}
          </>
        )}
      </div>
    </PublicPage>
  );
}
