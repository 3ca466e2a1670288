import { useLanguage, useTexts } from '@vitrine/platform';
import { useStores } from '../../shared/catalogue/queries.js';
import { Failure } from '../../shared/controls/states/failure.js';
import { Overlay } from '../../shared/controls/overlay.js';
import { countryName } from '../../shared/country-names.js';
import { useLocationChoice } from '../../shared/location.js';
import { listCountries } from './countries.js';
import styles from './location-picker.module.css';
import { LOCATION_TEXTS } from './texts.js';

/** The countries of the stores; choosing one stores it for the visit and closes the picker (design: Location picker). */
export function LocationPicker({ onClose }: { onClose: () => void }) {
  const t = useTexts(LOCATION_TEXTS);
  const { language } = useLanguage();
  const [chosen, setChosen] = useLocationChoice();
  const { data: stores, isPending, isError, isFetching, refetch } = useStores();
  const choose = (country: string | null) => {
    setChosen(country);
    onClose();
  };
  return (
    <Overlay title={t('choose')} onClose={onClose}>
      {stores && (
        <ul className={styles.countries}>
          <li>
            <button type="button" aria-pressed={chosen === null} onClick={() => choose(null)}>
              {t('all')}
            </button>
          </li>
          {listCountries(stores, language).map((country) => (
            <li key={country}>
              <button type="button" aria-pressed={country === chosen} onClick={() => choose(country)}>
                {countryName(country, language)}
              </button>
            </li>
          ))}
        </ul>
      )}
      {isPending && <p role="status">{t('loading')}</p>}
      {isError && !stores && (
        <Failure message={t('failed')} onRetry={() => void refetch()} retrying={isFetching} tone="outline" />
      )}
    </Overlay>
  );
}
