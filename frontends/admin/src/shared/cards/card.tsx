import { type ReactNode, useId } from 'react';
import styles from './card.module.css';

interface CardProps {
  title: string;
  /** Above the title over the whole width, such as {@link CardPicture}. */
  media?: ReactNode;
  /** Such as {@link Badge}s; on the media, or above the title where there is none. */
  badges?: ReactNode;
  /** What the card tells; paragraphs, {@link CardLine}s. */
  children?: ReactNode;
  /** Such as why a change failed, above the actions. */
  notice?: ReactNode;
  /** Links and buttons at the foot. */
  actions: ReactNode;
  /** Seen by nobody but staff: a little paler. */
  isQuiet?: boolean;
}

/** One row of a list as a card of {@link CardGrid}. */
export function Card({ title, media, badges, children, notice, actions, isQuiet = false }: CardProps) {
  const id = useId();
  return (
    <li className={isQuiet ? `${styles.card} ${styles.quiet}` : styles.card}>
      <article aria-labelledby={id}>
        {media !== undefined && (
          <div className={styles.media}>
            {media}
            <div className={styles.badges}>{badges}</div>
          </div>
        )}
        <div className={styles.body}>
          {media === undefined && badges !== undefined && <div className={styles.badges}>{badges}</div>}
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          {children}
        </div>
        {notice}
        <div className={styles.actions}>{actions}</div>
      </article>
    </li>
  );
}
