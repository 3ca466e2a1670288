import { Link, useLanguage, useLocation, useSettings, useStored, useTexts } from '@vitrine/platform';
import { useMemo, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import common from '../shared/common.module.css';
import { HouseMark } from '../shared/company/house-mark.js';
import { useHydrated } from '../shared/controls/states/hydrated.js';
import { storedFavorites } from '../shared/favorites/stored-favorites.js';
import { BarContext } from './bar/bar-context.js';
import { HOME_HEIGHT, INNER_HEIGHT } from './bar/bar-height.js';
import { MENU_ID } from './bar/menu-id.js';
import { preloadPart, parts } from './bar/parts.js';
import { useBarState } from './bar/use-bar-state.js';
import { useFocusTrap } from './bar/use-focus-trap.js';
import { useOpenPart } from './bar/use-open-part.js';
import { Icon } from './icons.js';
import { languageChoice } from './language-choices.js';
import { LanguagePicker } from './language-picker.js';
import styles from './navigation-bar.module.css';
import { GlobalSearch } from './search/global-search.js';
import { NAVIGATION_TEXTS } from './texts.js';

/** The background of the bar at the top of a page: a green picture or ivory. */
export type BarGround = 'green' | 'ivory';

/** Names of up to this many letters have the largest size. */
const MIN_LETTERS = 7;

/** Number of letters for the CSS, which makes a long name smaller so that it fits between the bar's buttons. */
const lettersOf = (name: string): CSSProperties & Record<`--${string}`, number> => ({
  '--letters': Math.max(MIN_LETTERS, name.length),
});

/** The fixed bar, `tall` on the home page, with menu and search (public spec §2, Navigation bar). It hides on scrolling down. */
export function NavigationBar({ ground, tall = false }: { ground: BarGround; tall?: boolean }) {
  const t = useTexts(NAVIGATION_TEXTS);
  const hydrated = useHydrated();
  const { language } = useLanguage();
  const { name } = useSettings();
  const [favorites] = useStored(storedFavorites);
  const header = useRef<HTMLElement>(null);
  const opener = useRef<HTMLElement>(null);
  const { atTop, hidden, fullyHidden } = useBarState();
  const { part, toggle, open, close } = useOpenPart();
  const [height, setHeight] = useState<number>();
  const [picking, setPicking] = useState(false);
  const controls = useMemo(
    () => ({ closedHeight: tall ? HOME_HEIGHT : INNER_HEIGHT, close, setHeight }),
    [close, tall],
  );
  useFocusTrap(header, opener, part !== null, close);
  const Part = part && parts[part];

  return (
    <header
      ref={header}
      className={styles.bar}
      data-tall={tall || undefined}
      data-ground={part !== null || atTop ? (part === null ? ground : 'open') : 'ivory'}
      data-open={part ?? undefined}
      data-hidden={(part === null && hidden) || undefined}
      data-fully-hidden={(part === null && fullyHidden) || undefined}
      style={height === undefined ? undefined : { height }}
    >
      <div className={styles.row}>
        <div className={styles.actions}>
          <button
            type="button"
            disabled={!hydrated}
            aria-expanded={part === 'menu'}
            aria-controls={part === 'menu' ? MENU_ID : undefined}
            onClick={({ currentTarget }) => {
              if (part === null) opener.current = currentTarget;
              toggle();
            }}
            onPointerEnter={() => preloadPart('menu')}
            onFocus={() => preloadPart('menu')}
          >
            <Icon name={part === null ? 'menu' : 'close'} />
            <span>{t(part === null ? 'menu' : 'close')}</span>
          </button>
          <button
            type="button"
            disabled={!hydrated}
            aria-expanded={part === 'search'}
            onClick={({ currentTarget }) => {
              opener.current = currentTarget;
              open('search');
            }}
            onPointerEnter={() => preloadPart('search')}
            onFocus={() => preloadPart('search')}
          >
            <Icon name="search" />
            <span>{t('search')}</span>
          </button>
        </div>
        <Link className={styles.wordmark} to="/" aria-label={t('home')} style={lettersOf(name)}>
          <HouseMark />
        </Link>
        <nav className={styles.actions} aria-label={t('bar')}>
          <BarLink to="/store-locator" icon={<Icon name="stores" />}>
            {t('stores')}
          </BarLink>
          <BarLink to="/favorites" icon={<Icon name="favorites" />} count={favorites.length}>
            {t('favorites')}
          </BarLink>
          <button type="button" disabled={!hydrated} className={styles.language} onClick={() => setPicking(true)}>
            <span className={common.visuallyHidden}>{t('language')}: </span>
            {languageChoice(language).short}
          </button>
        </nav>
      </div>
      {Part && (
        <BarContext value={controls}>
          <Part />
        </BarContext>
      )}
      {picking && <LanguagePicker onClose={() => setPicking(false)} />}
      <GlobalSearch />
    </header>
  );
}

interface BarLinkProps {
  to: string;
  icon: ReactNode;
  /** Shown beside the icon; hidden if zero. */
  count?: number;
  children: ReactNode;
}

function BarLink({ to, icon, count = 0, children }: BarLinkProps) {
  const { pathname } = useLocation();
  return (
    <Link to={to} aria-current={pathname === to ? 'page' : undefined}>
      {icon}
      <span>{children}</span>
      {count > 0 && <b>{count}</b>}
    </Link>
  );
}
