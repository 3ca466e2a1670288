import { Link, useTexts } from '@vitrine/platform';
import { useEffect, useRef } from 'react';
import { ACCESSORY_TEXTS } from '../shared/accessory/texts.js';
import styles from './category-chips.module.css';
import { accessoryListPath, type AccessoryFilter, categoryFilters } from './filter.js';
import { ACCESSORIES_TEXTS } from './texts.js';

/** The categories as links, so that they work before the page is hydrated, too. */
export function CategoryChips({ filter }: { filter: AccessoryFilter }) {
  const t = useTexts(ACCESSORIES_TEXTS);
  const a = useTexts(ACCESSORY_TEXTS);
  const list = useRef<HTMLUListElement>(null);
  // on a phone the row of categories scrolls, and the current one may be out of view
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (current) list.current?.scrollTo?.({ left: current.offsetLeft - current.offsetWidth });
  }, [filter.category]);
  return (
    <nav aria-label={t('categories')}>
      <ul ref={list} className={styles.chips}>
        {categoryFilters.map((category) => (
          <li key={category}>
            <Link
              to={accessoryListPath({ ...filter, category })}
              aria-current={category === filter.category || undefined}
              replace
              preventScrollReset
            >
              {a(`category.${category}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
