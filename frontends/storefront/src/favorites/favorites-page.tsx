import { PageHead, useLocation, useNavigate, useTexts } from '@vitrine/platform';
import { useRef, useState } from 'react';
import { PublicPage } from '../layout/index.js';
import { ActionLinks } from '../shared/controls/action-links.js';
import { Eyebrow } from '../shared/controls/eyebrow.js';
import { NoScriptNotice } from '../shared/controls/states/no-script-notice.js';
import { useHydrated } from '../shared/controls/states/hydrated.js';
import { useFavorites } from '../shared/favorites/favorites.js';
import { readListFragment } from '../shared/favorites/shared-list.js';
import { useCatalogueOf } from '../shared/favorites/use-catalogue-of.js';
import pageLayout from '../shared/page-layout/page.module.css';
import heading from '../shared/page-layout/page-heading.module.css';
import { usePageTitle } from '../shared/pages/use-page-title.js';
import { Examples } from './examples.js';
import { FavoriteList } from './favorite-list.js';
import styles from './favorites-page.module.css';
import { NextStep } from './next-step.js';
import { RequestBar } from './request-bar.js';
import { SharedList } from './shared-list.js';
import button from './text-button.module.css';
import { FAVORITES_TEXTS } from './texts.js';
import { useRequestChoice } from './use-request-choice.js';

/** The last change of the favourites, and how to undo it. */
interface Done {
  text: string;
  undo?: () => void;
}

/** `/favorites`: the visitor's favourites from the browser's storage, with data from the catalogue (public spec §2, Favourites). */
export default function FavoritesPage() {
  const t = useTexts(FAVORITES_TEXTS);
  const pageTitle = usePageTitle();
  const hydrated = useHydrated();
  const navigate = useNavigate();
  const { hash } = useLocation();
  const { favorites, has, toggle, add } = useFavorites();
  const title = useRef<HTMLHeadingElement>(null);
  const [done, setDone] = useState<Done>();
  const shared = hydrated ? readListFragment(hash) : [];
  const unknown = shared.filter((favorite) => !has(favorite));
  const catalogue = useCatalogueOf(hydrated ? [...favorites, ...shared] : []);
  const choice = useRequestChoice(favorites, catalogue);

  /** Also moves the focus, because the element that had it has been removed. */
  const showResult = (next: Done | undefined) => {
    setDone(next);
    title.current?.focus();
  };
  const closeShared = () => void navigate('/favorites', { replace: true, preventScrollReset: true });
  const takeOver = () => {
    add(unknown);
    closeShared();
    showResult({ text: unknown.length === 1 ? t('shared.takenOne') : t('shared.taken', { count: unknown.length }) });
  };
  const undo = () => {
    done?.undo?.();
    showResult(undefined);
  };
  const isEmpty = hydrated && favorites.length === 0 && !done;

  return (
    <PublicPage ground="ivory">
      <PageHead title={pageTitle} description={t('description')} canonical="/favorites" />
      <div className={pageLayout.page}>
        <header className={`${heading.head} ${styles.head}`}>
          <div>
            <Eyebrow>{t('eyebrow')}</Eyebrow>
            <h1 ref={title} tabIndex={-1} className={`${heading.title} ${styles.title}`}>
              {pageTitle}
            </h1>
          </div>
          <p className={styles.lead}>{t('lead')}</p>
        </header>
        {shared.length > 0 && (
          <SharedList
            favorites={shared}
            newCount={unknown.length}
            catalogue={catalogue}
            onTakeOver={takeOver}
            onClose={() => {
              closeShared();
              showResult(undefined);
            }}
          />
        )}
        {isEmpty ? (
          <>
            <section className={styles.empty}>
              <h2>{t('empty')}</h2>
              <ActionLinks
                main={{ to: '/products', text: t('products') }}
                other={{ to: '/accessories', text: t('accessories') }}
                className={styles.ways}
              />
            </section>
            {shared.length === 0 && (
              <Examples
                onAdd={(favorite, name) => {
                  add([favorite]);
                  showResult({ text: t('added', { name }), undo: () => toggle(favorite) });
                }}
              />
            )}
          </>
        ) : (
          <>
            <div role="status" className={styles.result}>
              {hydrated && favorites.length === 0 && <span>{t('count', { count: 0 })}</span>}
              {done && (
                <>
                  <span>{done.text}</span>
                  {done.undo && (
                    <button type="button" className={button.textButton} onClick={undo}>
                      {t('undo')}
                    </button>
                  )}
                </>
              )}
            </div>
            <NoScriptNotice reason={t('needsScript')} />
            {hydrated && favorites.length > 0 && <RequestBar favorites={favorites} chosen={choice.chosen} />}
            <FavoriteList
              label={t('list')}
              favorites={hydrated ? favorites : undefined}
              catalogue={catalogue}
              choice={choice}
              onRemove={(favorite, name) => {
                toggle(favorite);
                showResult({ text: t('removed', { name }), undo: () => toggle(favorite) });
              }}
            />
            {hydrated && favorites.length > 0 && <NextStep />}
          </>
        )}
      </div>
    </PublicPage>
  );
}
