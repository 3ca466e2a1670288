import type { LiveThing } from '@vitrine/schemas';
import { Button } from '@vitrine/ui';
import { format } from '../../format.js';
import styles from './news-bar.module.css';
import { type News, useNews } from './use-news.js';

interface NewsBarProps {
  thing: LiveThing;
  /** What one is called, and several are. */
  nouns: readonly [one: string, several: string];
  /** When the list was read, in milliseconds since 1970. */
  readAt: number;
  /** Ids of the rows that are shown. */
  shown: readonly string[];
  /** What one of the rows is called, such as `Order #1234`. */
  nameOf: (id: string) => string;
  /** Reads the list anew, from its beginning. */
  onShow: () => void;
}

const count = (n: number, [one, several]: readonly [string, string], what: string): string =>
  `${format.count(n)} ${what}${n === 1 ? one : several}`;

/** So many that were deleted are named each. */
const NAMED = 3;
const list = new Intl.ListFormat('en', { type: 'conjunction' });

/** Such as `Order #1234 was deleted`. */
function deletedText(ids: readonly string[], nouns: NewsBarProps['nouns'], nameOf: NewsBarProps['nameOf']): string {
  const names = ids.length <= NAMED ? list.format(ids.map(nameOf)) : count(ids.length, nouns, '');
  return `${names} ${ids.length === 1 ? 'was' : 'were'} deleted`;
}

/**
 * Such as `3 new orders; 1 changed`; undefined where there is nothing to tell. Changes and deletions concern the rows that are shown
 * alone: of others the list knows no name.
 */
export function newsText(
  { created, changed, deleted, isMissed }: News,
  shown: readonly string[],
  nouns: NewsBarProps['nouns'],
  nameOf: NewsBarProps['nameOf'],
) {
  const isShown = (id: string) => shown.includes(id);
  const fresh = created.filter((id) => !isShown(id)).length;
  const other = changed.filter(isShown).length;
  const gone = deleted.filter(isShown);
  const changes = other > 0 ? `${fresh > 0 ? format.count(other) : count(other, nouns, '')} changed` : '';
  const parts = [
    fresh > 0 ? count(fresh, nouns, 'new ') : '',
    changes,
    gone.length > 0 ? deletedText(gone, nouns, nameOf) : '',
  ].filter(Boolean);
  if (parts.length > 0) return parts.join('; ');
  return isMissed ? `The ${nouns[1]} may have changed` : undefined;
}

/** Over a list that stays as it is: what came and changed meanwhile, shown at a click. */
export function NewsBar({ thing, nouns, readAt, shown, nameOf, onShow }: NewsBarProps) {
  const { news, forget } = useNews(thing, readAt);
  const text = newsText(news, shown, nouns, nameOf);
  return (
    <div className={styles.place} aria-live="polite">
      {text && (
        <div className={styles.bar}>
          <span>{text}</span>
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
