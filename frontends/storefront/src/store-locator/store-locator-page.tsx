import { PageHead, useLanguage, useSearchParams, useTexts } from '@vitrine/platform';
import { useMemo, useState } from 'react';
import { PublicPage } from '../layout/index.js';
import { useStores } from '../shared/catalogue/queries.js';
import { buttonClass } from '../shared/controls/button-link.js';
import { Eyebrow } from '../shared/controls/eyebrow.js';
import { SearchField } from '../shared/controls/search-field.js';
import { Skeleton } from '../shared/controls/states/skeleton.js';
import { Breadcrumbs } from '../shared/head/breadcrumbs.js';
import { countryName } from '../shared/country-names.js';
import { useLocationChoice } from '../shared/location.js';
import { usePageTitle } from '../shared/pages/use-page-title.js';
import { LocateButton } from './locate-button.js';
import { distanceTo } from './map/map-view.js';
import { matching, SEARCH_PARAMETER, sortByCountry, STORE_PARAMETER } from './search.js';
import { entryId, StoreList } from './store-list.js';
import styles from './store-locator-page.module.css';
import { StoreMap } from './map/store-map.js';
import { StoresFailure } from './stores-failure.js';
import { StoresJsonLd } from './stores-json-ld.js';
import { STORE_TEXTS } from './texts.js';
import { usePosition } from './use-position.js';

/** `/store-locator`: the stores as a list and on a map (public spec §2, Store locator). */
export default function StoreLocatorPage() {
  const t = useTexts(STORE_TEXTS);
  const title = usePageTitle();
  const { language } = useLanguage();
  const [parameters, setParameters] = useSearchParams();
  const selectedId = parameters.get(STORE_PARAMETER) ?? undefined;
  const [country] = useLocationChoice();
  const [arrivedAtStore] = useState(selectedId !== undefined);
  const [typed, setSearch] = useState(parameters.get(SEARCH_PARAMETER) ?? undefined);
  // the chosen location is the initial search, unless the address has a store or the visitor has typed another search
  const search = typed ?? (country === null || arrivedAtStore ? '' : countryName(country, language));
  const { data: stores, error, isPending } = useStores();
  const { locating, locate } = usePosition();
  const position = locating.state === 'located' ? locating.position : undefined;
  const matched = useMemo(() => matching(stores ?? [], search, language), [stores, search, language]);
  const shown = useMemo(
    () =>
      position
        ? [...matched].sort((a, b) => distanceTo(a, position) - distanceTo(b, position))
        : sortByCountry(matched, language),
    [matched, position, language],
  );
  const selected = useMemo(() => stores?.find(({ id }) => id === selectedId), [stores, selectedId]);

  const select = (id: string | undefined) =>
    setParameters(id === undefined ? {} : { [STORE_PARAMETER]: id }, { replace: true, preventScrollReset: true });
  const selectOnMap = (id: string) => {
    select(id);
    document.getElementById(entryId(id))?.scrollIntoView({ block: 'start' });
  };

  return (
    <PublicPage ground="ivory">
      <PageHead title={title} description={t('description')} canonical="/store-locator" />
      <Breadcrumbs />
      {stores && <StoresJsonLd stores={stores} />}
      {error && !stores ? (
        <StoresFailure error={error} />
      ) : (
        <div className={styles.page}>
          <div className={styles.head}>
            <Eyebrow>{t('eyebrow')}</Eyebrow>
            <h1 className={styles.title}>{t('heading')}</h1>
            <SearchField
              label={t('search')}
              submit={t('submit')}
              name={SEARCH_PARAMETER}
              value={search}
              onType={setSearch}
            />
            <LocateButton locating={locating} onLocate={locate} />
          </div>
          <div className={styles.map}>
            {stores && (
              <StoreMap
                stores={stores}
                shown={shown}
                found={search.trim() === '' ? undefined : matched}
                selected={selected}
                position={position}
                onSelect={selectOnMap}
              />
            )}
          </div>
          <div className={styles.list}>
            <p role="status" className={styles.count}>
              {stores && shown.length > 0 && t(shown.length === 1 ? 'countOne' : 'count', { count: shown.length })}
              {stores && shown.length === 0 && t(stores.length === 0 ? 'empty' : 'none')}
            </p>
            {shown.length > 0 && (
              <StoreList stores={shown} selectedId={selectedId} position={position} onSelect={select} />
            )}
            {stores && stores.length > 0 && shown.length === 0 && (
              <button type="button" className={buttonClass('line')} onClick={() => setSearch('')}>
                {t('reset')}
              </button>
            )}
            {isPending && <Skeleton bones={['field', 'field', 'field']} />}
          </div>
        </div>
      )}
    </PublicPage>
  );
}
