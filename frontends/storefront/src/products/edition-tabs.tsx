import { Link, useNavigate, useTexts } from '@vitrine/platform';
import { useRef, type KeyboardEvent } from 'react';
import { editionFilters, productListPath, type EditionFilter } from '../shared/catalogue/editions.js';
import styles from './edition-tabs.module.css';
import { PRODUCTS_TEXTS } from './texts.js';

interface EditionTabsProps {
  filter: EditionFilter;
  /** Undefined while the products are loading. */
  counts: Record<EditionFilter, number> | undefined;
}

const steps: Readonly<Record<string, (index: number) => number>> = {
  ArrowRight: (index) => index + 1,
  ArrowLeft: (index) => index - 1,
  Home: () => 0,
  End: () => -1,
};

/** Links with the behaviour of tabs: they work before the page is hydrated, and with the arrow keys afterwards. */
export function EditionTabs({ filter, counts }: EditionTabsProps) {
  const t = useTexts(PRODUCTS_TEXTS);
  const navigate = useNavigate();
  const list = useRef<HTMLDivElement>(null);

  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    const next = editionFilters.at(step(editionFilters.indexOf(filter)) % editionFilters.length) ?? 'all';
    void navigate(productListPath(next), { replace: true, preventScrollReset: true });
    list.current?.querySelector<HTMLElement>(`#edition-${next}`)?.focus();
  };

  return (
    <div ref={list} className={styles.tabs} role="tablist" aria-label={t('tabs')} onKeyDown={onKeyDown}>
      {editionFilters.map((each) => (
        <Link
          key={each}
          id={`edition-${each}`}
          role="tab"
          aria-selected={each === filter}
          aria-controls="edition-panel"
          tabIndex={each === filter ? 0 : -1}
          to={productListPath(each)}
          replace
          preventScrollReset
        >
          {t(each)}
          {counts && (
            <>
              {' '}
              <span className={styles.count}>{counts[each]}</span>
            </>
          )}
        </Link>
      ))}
    </div>
  );
}
