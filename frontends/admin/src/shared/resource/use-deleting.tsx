import { words } from '@vitrine/schemas';
import { type ReactNode, useState } from 'react';
import { DeleteDialog } from '../deleting/index.js';
import { useUndoDeletion } from '../trash/index.js';
import type { ResourceCalls } from './resource-calls.js';

/** Texts for deleting a row, where they differ from the usual ones. */
export interface DeletingTexts<Row> {
  /** Default: `Delete` with the name of the row. */
  title?: (row: Row) => string;
  /** The spec's question, where it says more than the usual one. */
  question?: string;
  /** Shown when it fails, before the API's own sentence. */
  failure?: string;
  /** The row in a sentence; default: such as `Store “Maison”`. */
  thing?: (row: Row) => string;
}

/** Deletes rows of a resource, with Undo. @returns the function that asks about a row, and the dialog in which it asks */
export function useDeleting<Row extends { id: string }, Input>(
  calls: ResourceCalls<Row, Input>,
  texts: DeletingTexts<Row> = {},
): [ask: (row: Row) => void, dialog: ReactNode] {
  const { noun, getName } = calls;
  const {
    title = (row: Row) => `Delete ${getName(row)}`,
    question = `Are you sure you want to delete this ${noun}?`,
    failure = `Failed to delete ${noun}`,
    thing = (row: Row) => `${words(noun)} “${getName(row)}”`,
  } = texts;
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
      done={{ message: `${thing(row)} was deleted.`, action: undoOf(row.id, thing(row)) }}
      onClose={close}
    />
  );
  return [setRow, dialog];
}
