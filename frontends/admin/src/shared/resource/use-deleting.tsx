import { type ReactNode, useState } from 'react';
import { DeleteDialog } from '../deleting/index.js';
import { useUndoDeletion } from '../trash/index.js';
import type { ResourceCalls } from './resource-calls.js';

interface DeletingTexts<Row> {
  title: (row: Row) => string;
  question: string;
  /** Said when it fails, before the API's own sentence. */
  failure: string;
  /** What a row is called in a sentence, such as `Store “Maison”`. */
  thing: (row: Row) => string;
  /** Said when it is done, where it is not the usual sentence. */
  done?: ((row: Row) => string) | undefined;
}

/** Deletes rows of a resource, with a way back. @returns what asks about a row, and the dialog in which it asks */
export function useDeleting<Row extends { id: string }, Input>(
  calls: ResourceCalls<Row, Input>,
  { title, question, failure, thing, done }: DeletingTexts<Row>,
): [ask: (row: Row) => void, dialog: ReactNode] {
  const remove = calls.useRemove();
  const undoOf = useUndoDeletion();
  const [row, setRow] = useState<Row | null>(null);
  const close = () => {
    remove.reset();
    setRow(null);
  };
  const dialog = row && (
    <DeleteDialog
      id={row.id}
      title={title(row)}
      question={question}
      remove={remove}
      failure={failure}
      done={{ message: done?.(row) ?? `${thing(row)} was deleted.`, action: undoOf(row.id, thing(row)) }}
      onClose={close}
    />
  );
  return [setRow, dialog];
}
