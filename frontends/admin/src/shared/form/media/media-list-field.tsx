import { useField } from 'formik';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { VisuallyHidden } from '../../layout/visually-hidden.js';
import { LibraryButton } from '../library/library-button.js';
import { FileButton } from './file-button.js';
import { moved, without } from '../entries/list-order.js';
import styles from './media-list-field.module.css';
import { MediaTile } from './media-tile.js';
import { PathAdder } from './path-adder.js';
import { type MediaKind } from '../upload/media-kind.js';
import { UploadProgress } from '../upload/upload-progress.js';
import { useUploadQueue } from '../upload/use-upload-queue.js';
import { useFileDrop } from './use-file-drop.js';
import { useListError } from './use-list-error.js';
import { useUnfinishedUpload } from './use-unfinished-upload.js';

interface MediaListFieldProps {
  /** Path of the Formik value, a list of paths of this site. */
  name: string;
  /** Such as `Product images`. */
  label: string;
  /** One of them, such as `Product image`; begins the messages about its upload. */
  singular: string;
  kind?: MediaKind;
  hint?: ReactNode;
  /** Mark of the first one, such as `Main image`. */
  firstLabel?: string;
}

/** A field for an ordered list of files of this site: uploaded one after the other, dropped, or entered by path; moved by dragging or by buttons. */
export function MediaListField({ name, label, singular, kind = 'image', hint, firstLabel }: MediaListFieldProps) {
  const [{ value }, , { setValue }] = useField<readonly string[] | null | undefined>(name);
  const error = useListError(name);
  const id = useId();
  const paths = value ?? [];
  // an upload ends long after the render that began it
  const latest = useRef(paths);
  useEffect(() => {
    latest.current = paths;
  });
  const [said, say] = useState('');
  const group = useRef<HTMLDivElement>(null);
  const [dragged, setDragged] = useState<number>();

  const set = (next: readonly string[]) => {
    latest.current = next;
    return setValue(next);
  };
  const add = (path: string) => set([...new Set([...latest.current, path])]);
  const queue = useUploadQueue(kind, singular, (path) => void add(path));
  useUnfinishedUpload(name, queue.isInProgress);
  const { isOver, target } = useFileDrop(queue.add);

  const move = (from: number, to: number) => {
    say(`${singular} ${from + 1} is now number ${to + 1} of ${paths.length}`);
    void set(moved(paths, from, to));
  };
  const remove = (index: number) => {
    say(`${singular} ${index + 1} was removed`);
    void set(without(paths, index));
    group.current?.focus();
  };

  return (
    <div
      ref={group}
      role="group"
      aria-labelledby={id}
      aria-describedby={error === undefined ? undefined : `${id}error`}
      aria-invalid={error !== undefined}
      tabIndex={-1}
      className={isOver ? `${styles.field} ${styles.over}` : styles.field}
      {...target}
    >
      <p id={id} className={styles.label}>
        {label}
      </p>
      {paths.length > 0 && (
        <ol className={styles.tiles}>
          {paths.map((path, index) => (
            <MediaTile
              key={path}
              kind={kind}
              path={path}
              label={`${singular} ${index + 1}`}
              mark={index === 0 ? firstLabel : undefined}
              index={index}
              count={paths.length}
              isDragged={dragged === index}
              onDrag={setDragged}
              onDropped={() => {
                if (dragged !== undefined && dragged !== index) move(dragged, index);
                setDragged(undefined);
              }}
              onMove={(to) => move(index, to)}
              onRemove={() => remove(index)}
            />
          ))}
        </ol>
      )}
      {queue.uploads.map((upload, index) => (
        <UploadProgress
          key={index}
          upload={upload}
          onRetry={() => queue.retry(upload)}
          onDismiss={() => queue.dismiss(upload)}
        />
      ))}
      <div className={styles.add}>
        <FileButton kind={kind} label={`Upload files: ${label}`} multiple onChoose={queue.add}>
          Upload files
        </FileButton>
        <LibraryButton kind={kind} label={label} onChoose={(path) => void add(path)} />
        <PathAdder label={`${singular} path`} onAdd={(path) => void add(path)} />
      </div>
      {error === undefined ? (
        hint && <p className={styles.hint}>{hint}</p>
      ) : (
        <p id={`${id}error`} className={styles.error}>
          {error}
        </p>
      )}
      <p role="status">
        <VisuallyHidden>{said}</VisuallyHidden>
      </p>
    </div>
  );
}
