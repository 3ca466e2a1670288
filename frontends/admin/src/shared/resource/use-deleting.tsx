import { words } from '@vitrine/schemas';
import { type ReactNode, useState } from 'react';
import { DeleteDialog } from '../deleting/index.js';
import { useUndoDeletion } from '../trash/index.js';
import type { ResourceCalls } from './resource-calls.js';

/** What is asked and said when a row is deleted, where it is not the usual. */
export interface DeletingTexts<Row> {
  /** `Delete` with what the row is called unless said otherwise. */
  title?: (row: Row) => string;
  /** The spec's question, where it says more than the usual one. */
  question?: string;
  /** Said when it fails, before the API's own sentence. */
  failure?: string;
  /** What a row is called in a sentence; such as `Store “Maison”` unless said otherwise. */
  thing?: (row: Row) => string;
}

/** Deletes rows of a resource, with a way back. @returns what asks about a row, and the dialog in which it asks */
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
