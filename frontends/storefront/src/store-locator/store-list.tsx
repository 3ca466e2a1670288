import { useLanguage, useTexts } from '@vitrine/platform';
import type { Store } from '../shared/catalogue/catalogue.js';
import { countryName } from '../shared/country-names.js';
import { positionOf } from './map-view.js';
import { StoreDetails } from './store-details.js';
import styles from './store-list.module.css';
import { storeTexts } from './texts.js';

interface StoreListProps {
  stores: readonly Store[];
  selectedId: string | undefined;
  onSelect: (id: string | undefined) => void;
}

/** Id of a store's entry, to which the map leads. */
export const entryId = (id: string): string => `store-${id}`;

/** The stores as a list; the selected one tells how it is reached. */
export function StoreList({ stores, selectedId, onSelect }: StoreListProps) {
  const t = useTexts(storeTexts);
  const { language } = useLanguage();
  return (
    <ul className={styles['list']} aria-label={t('list')}>
      {stores.map((store) => {
        const selected = store.id === selectedId;
        return (
          <li key={store.id} id={entryId(store.id)} data-selected={selected || undefined}>
            <h2>
              <button type="button" aria-expanded={selected} onClick={() => onSelect(selected ? undefined : store.id)}>
                {store.name}
              </button>
            </h2>
            <address>
              {store.address}
              <br />
              {[store.postalCode, store.city].filter(Boolean).join(' ')}, {countryName(store.country, language)}
            </address>
            {!positionOf(store) && <p className={styles['noPlace']}>{t('noPlace')}</p>}
            {selected && <StoreDetails store={store} />}
          </li>
        );
      })}
    </ul>
  );
}
