import { format } from '../../shared/format.js';
import type { PageVersion } from './version-calls.js';
import styles from './versions.module.css';

interface VersionListProps {
  /** The present one first. */
  versions: readonly PageVersion[];
  chosen: number;
  onChoose: (number: number) => void;
}

/** The versions of a page to choose from: when, by whom and why each was saved. */
export function VersionList({ versions, chosen, onChoose }: VersionListProps) {
  return (
    <ol className={styles.list} aria-label="Versions">
      {versions.map(({ number, savedAt, savedBy, reason }, place) => (
        <li key={number}>
          <button
            type="button"
            className={styles.version}
            aria-current={number === chosen || undefined}
            onClick={() => onChoose(number)}
          >
            <strong>
              Version {number}
              {place === 0 && ', present'}
            </strong>
            <time dateTime={savedAt}>{format.dateTime(savedAt)}</time>
            <span>{savedBy ?? 'The system'}</span>
            {reason !== null && <q>{reason}</q>}
          </button>
        </li>
      ))}
    </ol>
  );
}
