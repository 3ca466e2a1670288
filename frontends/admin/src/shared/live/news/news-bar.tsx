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
  /** Reads the list anew, from its beginning. */
  onShow: () => void;
}

const count = (n: number, [one, several]: readonly [string, string], what: string): string =>
  `${format.count(n)} ${what}${n === 1 ? one : several}`;

/** Such as `3 new orders, 1 changed`; undefined where there is nothing to tell. Changes concern the rows that are shown alone. */
export function newsText({ created, changed, isMissed }: News, shown: readonly string[], nouns: NewsBarProps['nouns']) {
  const fresh = created.filter((id) => !shown.includes(id)).length;
  const other = changed.filter((id) => shown.includes(id)).length;
  if (fresh > 0) return count(fresh, nouns, 'new ') + (other > 0 ? `, ${format.count(other)} changed` : '');
  if (other > 0) return `${count(other, nouns, '')} changed`;
  return isMissed ? `The ${nouns[1]} may have changed` : undefined;
}

/** Over a list that stays as it is: what came and changed meanwhile, shown at a click. */
export function NewsBar({ thing, nouns, readAt, shown, onShow }: NewsBarProps) {
  const { news, forget } = useNews(thing, readAt);
  const text = newsText(news, shown, nouns);
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
