import { useLiveState } from './live-provider.js';
import styles from './live-status.module.css';

/** Shows that live changes are delayed or off; empty otherwise. */
export function LiveStatus() {
  const state = useLiveState();
  return (
    <span aria-live="polite" className={styles.status}>
      {state === 'polling' && <span title="Changes by others are looked for every 15 seconds">Updates delayed</span>}
      {state === 'off' && (
        <span title="Changes by others are not shown until the service can be reached again">Updates paused</span>
      )}
    </span>
  );
}
