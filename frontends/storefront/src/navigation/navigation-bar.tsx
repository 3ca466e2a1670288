import { Link, useLocation, useTexts } from '@vitrine/platform';
import {
  capitalised,
  editionFilterOf,
  editionParameter,
  editions,
  productListPath,
} from '../shared/catalogue/editions.js';
import { LanguageSwitch } from './language-switch.js';
import styles from './navigation-bar.module.css';
import { navigationTexts } from './texts.js';
import { useBarState } from './use-bar-state.js';

/** What the bar lies on at the top of a page: a green picture or ivory paper. */
export type BarGround = 'green' | 'ivory';

/** The fixed bar: the collection and its lines, the wordmark, the language. It gives way to reading and comes back on scrolling up. */
export function NavigationBar({ ground }: { ground: BarGround }) {
  const t = useTexts(navigationTexts);
  const { pathname, search } = useLocation();
  const { atTop, hidden } = useBarState();
  const filter =
    pathname === '/products' ? editionFilterOf(new URLSearchParams(search).get(editionParameter)) : undefined;
  return (
    <header className={styles['bar']} data-ground={atTop ? ground : 'ivory'} data-hidden={hidden || undefined}>
      <nav className={styles['links']} aria-label={t('bar')}>
        <Link to={productListPath()} aria-current={filter === 'all' ? 'page' : undefined}>
          {t('collection')}
        </Link>
        {editions.map((edition) => (
          <Link
            key={edition}
            className={styles['wide']}
            to={productListPath(edition)}
            aria-current={filter === edition ? 'page' : undefined}
          >
            {capitalised(edition)}
          </Link>
        ))}
      </nav>
      <Link className={styles['wordmark']} to="/" aria-label={t('home')}>
        Vitrine
      </Link>
      <LanguageSwitch />
    </header>
  );
}
