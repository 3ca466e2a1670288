import type { LiveResource } from '@vitrine/schemas';
import { Button } from '@vitrine/ui';
import { format } from '../../format.js';
import { useColleagues } from '../../desk/calls/work.js';
import styles from './list-changes-bar.module.css';
import { type Deletion, type ListChanges, useListChanges } from './use-list-changes.js';

interface ListChangesBarProps {
  resource: LiveResource;
  /** Noun for one and for several. */
  nouns: readonly [one: string, several: string];
  /** When the list was read, in milliseconds since 1970. */
  readAt: number;
  /** Ids of the rows that are shown. */
  shown: readonly string[];
  /** Name of a row, such as `Order #1234`. */
  nameOf: (id: string) => string;
  /** Refetches the list, from its beginning. */
  onShow: () => void;
  /** Restores records that others deleted; undefined where that is not possible, or not allowed. */
  onRestore?: ((ids: readonly string[]) => void) | undefined;
}

/** The names of a list's records, and of the staff who changed them. */
interface Names extends Pick<ListChangesBarProps, 'nouns' | 'nameOf'> {
  /** Name of an account; undefined where it is not known. */
  nameOfStaff: (id: string) => string | undefined;
}

const count = (n: number, [one, several]: readonly [string, string], what: string): string =>
  `${format.count(n)} ${what}${n === 1 ? one : several}`;

/** At most this many deleted records are named. */
const NAMED = 3;
const list = new Intl.ListFormat('en', { type: 'conjunction' });

/** Such as `Order #1234 was deleted by Eva Sommer`. */
function deletedText(gone: readonly Deletion[], { nouns, nameOf, nameOfStaff }: Names): string {
  const names = gone.length <= NAMED ? list.format(gone.map(({ id }) => nameOf(id))) : count(gone.length, nouns, '');
  const known = gone.map(({ by }) => (by === null ? undefined : nameOfStaff(by))).filter((name) => name !== undefined);
  const staff = known.length === gone.length ? ` by ${list.format(new Set(known))}` : '';
  return `${names} ${gone.length === 1 ? 'was' : 'were'} deleted${staff}`;
}

/**
 * Such as `3 new orders; 1 changed`; undefined where nothing changed. Changes and deletions count only for the rows that are shown: the list knows
 * no names of other rows.
 */
export function listChangesText(
  { created, changed, deleted, isMissed }: ListChanges,
  shown: readonly string[],
  names: Names,
) {
  const { nouns } = names;
  const isShown = (id: string) => shown.includes(id);
  const fresh = created.filter((id) => !isShown(id)).length;
  const other = changed.filter(isShown).length;
  const gone = deleted.filter(({ id }) => isShown(id));
  const changes = other > 0 ? `${fresh > 0 ? format.count(other) : count(other, nouns, '')} changed` : '';
  const parts = [
    fresh > 0 ? count(fresh, nouns, 'new ') : '',
    changes,
    gone.length > 0 ? deletedText(gone, names) : '',
  ].filter(Boolean);
  if (parts.length > 0) return parts.join('; ');
  return isMissed ? `The ${nouns[1]} may have changed` : undefined;
}

/** Above a list that does not change by itself: what is new or changed meanwhile, shown on click. */
export function ListChangesBar({ resource, nouns, readAt, shown, nameOf, onShow, onRestore }: ListChangesBarProps) {
  const { changes, forget } = useListChanges(resource, readAt);
  const colleagues = useColleagues().data;
  const nameOfStaff = (id: string) => colleagues?.find((colleague) => colleague.id === id)?.name;
  const text = listChangesText(changes, shown, { nouns, nameOf, nameOfStaff });
  const gone = changes.deleted.map(({ id }) => id).filter((id) => shown.includes(id));
  return (
    <div className={styles.place} aria-live="polite">
      {text && (
        <div className={styles.bar}>
          <span>{text}</span>
          {onRestore && gone.length > 0 && (
            <Button kind="text" onClick={() => onRestore(gone)}>
              Restore
            </Button>
          )}
          <Button
            kind="text"
            onClick={() => {
              forget();
              onShow();
            }}
          >
            Show
          </Button>
        </div>
      )}
    </div>
  );
}
