import { type ReactNode, useId } from 'react';
import { DeleteButton, RowButton, RowLink } from '../list/index.js';
import type { RowFailure } from '../rows/index.js';
import { CardFailure } from './card-failure.js';
import styles from './card.module.css';

/** What a page gives each of its cards. */
export interface CardTools {
  /** Why the last change of the row was rolled back. */
  failure?: RowFailure | undefined;
  /** State of the list, with which the row's own page can link back to it. */
  from?: object;
  /** Whether the signed-in person may change the row. */
  mayWrite: boolean;
  /** Toggles the flag of the row; absent where there is none or the person may not change it. */
  onToggle?: () => void;
  /** Absent where the person may not delete the row. */
  onDelete?: () => void;
}

interface CardProps {
  title: string;
  /** Shown above the title over the whole width, such as {@link CardPicture}. */
  media?: ReactNode;
  /** {@link Badge}s and the like; on the media, or above the title where there is none. */
  badges?: ReactNode;
  /** The card's texts: paragraphs, {@link CardLine}s. */
  children?: ReactNode;
  /** Address of the form. */
  edit: string;
  /** Label of the button that toggles the flag, such as `Hide`. */
  toggle?: string;
  /** Shown before the link to the form; `actions` are buttons after it for those who may change the row. */
  links?: ReactNode;
  actions?: ReactNode;
  tools: CardTools;
  /** Whether only staff see the row; the card is paler then. */
  isQuiet?: boolean;
}

/** One row of a list as a card of {@link CardGrid}. */
export function Card(props: CardProps) {
  const { title, media, badges, children, edit, toggle, links, actions, tools, isQuiet = false } = props;
  const { failure, from, mayWrite, onToggle, onDelete } = tools;
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
        <CardFailure failure={failure} />
        <div className={styles.actions}>
          {links}
          {mayWrite && (
            <RowLink to={edit} state={from} of={title}>
              Edit
            </RowLink>
          )}
          {toggle !== undefined && onToggle && (
            <RowButton of={title} onClick={onToggle}>
              {toggle}
            </RowButton>
          )}
          {mayWrite && actions}
          {onDelete && <DeleteButton label={`Delete ${title}`} onClick={onDelete} />}
        </div>
      </article>
    </li>
  );
}
