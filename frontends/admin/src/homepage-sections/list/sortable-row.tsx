import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import styles from './sortable-row.module.css';

type Handle = Pick<ReturnType<typeof useSortable>, 'attributes' | 'listeners' | 'setActivatorNodeRef'>;

const HandleContext = createContext<Handle | null>(null);

interface SortableRowProps {
  rowKey: string;
  className: string | undefined;
  children: ReactNode;
}

/** A row of a table that can be dragged by its {@link DragHandle}. */
export function SortableRow({ rowKey, className, children }: SortableRowProps) {
  const sortable = useSortable({ id: rowKey });
  const { attributes, listeners, setActivatorNodeRef, setNodeRef, transform, transition, isDragging } = sortable;
  const handle = useMemo(
    () => ({ attributes, listeners, setActivatorNodeRef }),
    [attributes, listeners, setActivatorNodeRef],
  );
  return (
    <HandleContext value={handle}>
      <tr
        ref={setNodeRef}
        className={isDragging ? `${className} ${styles.dragged}` : className}
        style={{ transform: CSS.Translate.toString(transform), transition }}
      >
        {children}
      </tr>
    </HandleContext>
  );
}

/** Drags its row: with a pointer, or with Space, arrow keys and Space. */
export function DragHandle({ label }: { label: string }) {
  const handle = useContext(HandleContext);
  if (!handle) return null;
  const { attributes, listeners, setActivatorNodeRef } = handle;
  return (
    <button
      {...attributes}
      {...listeners}
      ref={setActivatorNodeRef}
      type="button"
      className={styles.handle}
      aria-label={label}
      title="Drag to reorder"
    >
      <svg width="20" height="20" viewBox="0 0 20 20" fill="currentColor" aria-hidden>
        <path d="M7 5h2v2H7zM11 5h2v2h-2zM7 9h2v2H7zM11 9h2v2h-2zM7 13h2v2H7zM11 13h2v2h-2z" />
      </svg>
    </button>
  );
}
