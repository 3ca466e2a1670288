import { useFormat, useLanguage, useTexts } from '@vitrine/platform';
import type { Store } from '../shared/catalogue/catalogue.js';
import { countryName } from '../shared/country-names.js';
import { distanceTo, type Position, getPosition } from './map/map-view.js';
import { OpeningLine } from './opening/opening-line.js';
import { useNow } from './opening/use-now.js';
import { StoreDetails } from './store-details.js';
import styles from './store-list.module.css';
import { STORE_TEXTS } from './texts.js';

interface StoreListProps {
  stores: readonly Store[];
  selectedId: string | undefined;
  /** The visitor's position, once they shared it; each store then shows its distance. */
  position: Position | undefined;
  onSelect: (id: string | undefined) => void;
}

/** Id of a store's entry, to which the map links. */
export const entryId = (id: string): string => `store-${id}`;

/** The stores as a list, grouped by country unless they are sorted by distance; the selected one shows its details. */
export function StoreList({ stores, selectedId, position, onSelect }: StoreListProps) {
  const t = useTexts(STORE_TEXTS);
  const { language } = useLanguage();
  const format = useFormat();
  const now = useNow();
  const isByCountry = !position;
  return (
    <ul className={styles.list} aria-label={t('list')}>
      {stores.map((store, index) => {
        const selected = store.id === selectedId;
        const beginsCountry = isByCountry && store.country !== stores[index - 1]?.country;
        const hasSeveral = store.country === stores[index + 1]?.country;
        return (
          <li
            key={store.id}
            id={entryId(store.id)}
            data-selected={selected || undefined}
            data-begins={beginsCountry ? (hasSeveral ? 'several' : 'one') : undefined}
          >
            {beginsCountry && <p className={styles.country}>{countryName(store.country, language)}</p>}
            <div className={styles.entry}>
              <h2>
                <button
                  type="button"
                  aria-expanded={selected}
                  onClick={() => onSelect(selected ? undefined : store.id)}
                >
                  {store.name}
                </button>
              </h2>
              <address>
                {store.address}
                <br />
                {[store.postalCode, store.city].filter(Boolean).join(' ')}
                {!isByCountry && `, ${countryName(store.country, language)}`}
              </address>
              <OpeningLine store={store} now={now} />
              {!getPosition(store) && <p className={styles.place}>{t('noPlace')}</p>}
              {position && getPosition(store) && (
                <p className={styles.place}>
                  {t('distance', { distance: format.number(Math.round(distanceTo(store, position))) })}
                </p>
              )}
              {selected && <StoreDetails store={store} now={now} />}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
