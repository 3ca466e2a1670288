import { type ReactNode, useId } from 'react';
import { DeleteButton, RowButton, RowLink } from '../list/index.js';
import type { RowFailure } from '../rows/index.js';
import { CardFailure } from './card-failure.js';
import styles from './card.module.css';

/** What a page gives each of its cards. */
export interface CardTools {
  /** Why the last change of the row was taken back. */
  failure?: RowFailure | undefined;
  /** What the list shows, for the way back to it from a page of its own. */
  from?: object;
  /** Whether whoever sees it may change it. */
  mayWrite: boolean;
  /** Switches the flag of the row, where the page has one and they may. */
  onToggle?: () => void;
  /** Absent where they may not. */
  onDelete?: () => void;
}

interface CardProps {
  title: string;
  /** Above the title over the whole width, such as {@link CardPicture}. */
  media?: ReactNode;
  /** Such as {@link Badge}s; on the media, or above the title where there is none. */
  badges?: ReactNode;
  /** What the card tells; paragraphs, {@link CardLine}s. */
  children?: ReactNode;
  /** Address of the form. */
  edit: string;
  /** What switching the flag does, such as `Hide`. */
  toggle?: string;
  /** Links before the one to the form, and buttons behind it for those who may change it. */
  links?: ReactNode;
  actions?: ReactNode;
  tools: CardTools;
  /** Seen by nobody but staff: a little paler. */
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
