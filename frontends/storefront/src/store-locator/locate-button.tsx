import { useTexts } from '@vitrine/platform';
import { buttonClass } from '../shared/controls/button-link.js';
import { useHydrated } from '../shared/controls/states/hydrated.js';
import styles from './locate-button.module.css';
import { STORE_TEXTS } from './texts.js';
import type { Locating } from './use-position.js';

/** Asks the browser for the visitor's position; the outcome is shown beside the button. */
export function LocateButton({ locating, onLocate }: { locating: Locating; onLocate: () => void }) {
  const t = useTexts(STORE_TEXTS);
  const hydrated = useHydrated();
  const { state } = locating;
  return (
    <div className={styles.locate}>
      <button
        type="button"
        className={buttonClass('text')}
        disabled={!hydrated || state === 'locating'}
        onClick={onLocate}
      >
        {t(state === 'locating' ? 'locating' : 'locate')}
      </button>
      <p role="status">{(state === 'refused' || state === 'unknown' || state === 'located') && t(state)}</p>
    </div>
  );
}
