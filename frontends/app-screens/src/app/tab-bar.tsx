import { type Screen, useApp } from './app-context.js';
import styles from './tab-bar.module.css';

const TABS = ['house', 'catalogue', 'wishlist', 'appointment', 'repair'] as const satisfies readonly Screen[];
type Tab = (typeof TABS)[number];

const ICONS: Readonly<Record<Tab, string>> = {
  house: 'M3 21V9l9-6 9 6v12h-6v-7H9v7z',
  catalogue:
    'M12 4.500a7.500 7.500 0 1 0 0 15 7.500 7.500 0 0 0 0-15zM12 8v4l2.500 2M9.500 4.500 10 1h4l.5 3.500M9.500 19.500 10 23h4l.5-3.500',
  wishlist:
    'M12 20C5 15 3 11.500 3 8.500 3 5.500 5.200 4 7.400 4 9.300 4 11 5 12 7c1-2 2.700-3 4.600-3C18.800 4 21 5.500 21 8.500c0 3-2 6.500-9 11.500z',
  appointment: 'M4 6h16v14H4zM4 10h16M8 3v5M16 3v5',
  repair: 'M14 6a4 4 0 0 1 5-3.500L16.500 5l.5 2 2 .5L21.500 5A4 4 0 0 1 16 10L7 19a2 2 0 0 1-3-3l9-9',
};

/** Leads to the app's screens; those without a tab belong to the house. */
export function TabBar({ screen }: { screen: Screen }) {
  const { texts, show } = useApp();
  const current = TABS.find((tab) => tab === screen) ?? 'house';
  return (
    <nav className={styles.bar} aria-label={texts.navigation}>
      {TABS.map((tab) => (
        <button
          key={tab}
          type="button"
          className={styles.tab}
          aria-current={tab === current ? 'page' : undefined}
          onClick={() => show(tab)}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
            <path d={ICONS[tab]} />
          </svg>
          <span>{texts.tabs[tab]}</span>
        </button>
      ))}
    </nav>
  );
}
