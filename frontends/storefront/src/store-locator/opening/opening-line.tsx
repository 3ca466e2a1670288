import { useTexts } from '@vitrine/platform';
import type { Store } from '../../shared/catalogue/catalogue.js';
import { STORE_TEXTS } from '../texts.js';
import styles from './opening.module.css';
import { getOpeningState } from './opening-state.js';

interface OpeningLineProps {
  store: Store;
  /** Undefined until the page is hydrated; until then the line is empty, but has its height. */
  now: Date | undefined;
}

/** Shows whether the store is open now, and until or from when. */
export function OpeningLine({ store, now }: OpeningLineProps) {
  const t = useTexts(STORE_TEXTS);
  if (store.openingHours.length === 0) return null;
  const state = now && getOpeningState(store, now);
  return (
    <p className={styles.line} data-open={state?.isOpen || undefined}>
      {state?.isOpen === true && t('opening.open', { time: state.until })}
      {state?.isOpen === false &&
        t(`opening.${state.opens.when}`, { time: state.opens.at, day: t(`opening.days.${state.opens.day}`) })}
    </p>
  );
}
