import { useNavigate, useTexts } from '@vitrine/platform';
import { useState } from 'react';
import { productListPath } from '../../shared/catalogue/editions.js';
import { useBar, useBarHeight } from '../bar/bar-context.js';
import { searchHeight } from '../bar/bar-height.js';
import { Combobox } from './combobox.js';
import { fixedSuggestions } from './fixed-names.js';
import styles from './search-panel.module.css';
import { SEARCH_TEXTS } from './texts.js';
import { useSuggestions } from './use-suggestions.js';

/** The bar's search: the fixed names, then hits of the site (public spec §2, Search overlay; design: Search). */
export default function SearchPanel() {
  const t = useTexts(SEARCH_TEXTS);
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const fixed = fixedSuggestions(text).map(({ name, edition }) => ({
    key: name,
    label: name,
    note: t('edition'),
    choose: () => void navigate(productListPath(edition)),
  }));
  const { suggestions, status } = useSuggestions(text, fixed);
  const { closedHeight } = useBar();
  useBarHeight(searchHeight(suggestions.length, closedHeight));
  return (
    <div className={styles.panel}>
      <Combobox text={text} onText={setText} suggestions={suggestions} status={status} />
    </div>
  );
}
