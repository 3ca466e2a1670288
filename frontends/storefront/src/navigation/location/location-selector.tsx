import { useLanguage, useTexts } from '@vitrine/platform';
import { useState } from 'react';
import common from '../../shared/common.module.css';
import { countryName } from '../../shared/country-names.js';
import { useLocationChoice } from '../../shared/location.js';
import { Icon } from '../icons.js';
import { LocationPicker } from './location-picker.js';
import styles from './location-selector.module.css';
import { LOCATION_TEXTS } from './texts.js';

/** Shows the chosen location, or that none is chosen, and opens the picker (public spec §2, Navigation bar). */
export function LocationSelector() {
  const t = useTexts(LOCATION_TEXTS);
  const { language } = useLanguage();
  const [country] = useLocationChoice();
  const [picking, setPicking] = useState(false);
  return (
    <>
      <button type="button" className={styles.selector} aria-haspopup="dialog" onClick={() => setPicking(true)}>
        <Icon name="stores" />
        <span className={common.visuallyHidden}>{t('location')}: </span>
        {country === null ? t('none') : countryName(country, language)}
      </button>
      {picking && <LocationPicker onClose={() => setPicking(false)} />}
    </>
  );
}
