import { words } from '@vitrine/schemas';
import type { ComponentProps } from 'react';
import { EntityDialog, type Versioned } from '../editing/index.js';
import type { ResourceCalls } from './resource-calls.js';

type DialogProps<Row extends Versioned, Values extends object, Body extends object> = ComponentProps<
  typeof EntityDialog<Row, Values, Body>
>;

interface RowDialogProps<Row extends Versioned, Values extends object, Body extends object> extends Omit<
  DialogProps<Row, Values, Body>,
  'entity' | 'noun' | 'getName' | 'save' | 'reload' | 'failure' | 'title' | 'saveLabel'
> {
  calls: ResourceCalls<Row, Body>;
  /** Null for a new one. */
  row: Row | null;
  /** Default: such as `Edit Store`. */
  title?: string;
  /** Default: such as `Save Store`. */
  saveLabel?: string;
}

/** The dialog in which a row is created or changed. */
export function RowDialog<Row extends Versioned, Values extends object, Body extends object>(
  props: RowDialogProps<Row, Values, Body>,
) {
  const { calls, row, title, saveLabel, ...rest } = props;
  const save = calls.useSave();
  const name = words(calls.noun);
  return (
    <EntityDialog
      size="large"
      {...rest}
      entity={row}
      noun={calls.noun}
      getName={calls.getName}
      failure={calls.failures[row ? 'change' : 'create']}
      title={title ?? `${row ? 'Edit' : 'Add'} ${name}`}
      saveLabel={saveLabel ?? `${row ? 'Save' : 'Add'} ${name}`}
      save={save}
      reload={calls.reload}
    />
  );
}
