import { savedViewSchema, type SavedView, type ViewList } from '@vitrine/schemas';
import { Checkbox, TextField } from '@vitrine/ui';
import { EntityDialog } from '../../editing/index.js';
import { Fields } from '../../form/form-section.js';
import { reloadView, useSaveView, type View } from './view-calls.js';

const LABELS = { name: 'Name', shared: 'Shared' };

type Values = Pick<SavedView, 'name' | 'shared'>;

const valuesOf = (view: View | null): Values => ({ name: view?.name ?? '', shared: view?.shared ?? false });

interface ViewDialogProps {
  /** Null for a new one. */
  view: View | null;
  list: ViewList;
  /** The query of a new one. */
  query: string;
  onClose: () => void;
}

/** A dialog for the name of a view and who sees it. */
export function ViewDialog({ view, list, query, onClose }: ViewDialogProps) {
  return (
    <EntityDialog
      entity={view}
      noun="view"
      title={view ? `Edit view ${view.name}` : 'Save this view'}
      saveLabel="Save view"
      size="small"
      labels={LABELS}
      schema={savedViewSchema.pick(['name', 'shared'])}
      getName={({ name }) => name}
      valuesOf={valuesOf}
      bodyOf={(values: Values) => ({ list, query: view?.query ?? query, ...values })}
      save={useSaveView()}
      reload={reloadView}
      failure="The view could not be saved."
      savedText={({ name }) => `View “${name}” was saved.`}
      onClose={onClose}
    >
      <Fields>
        <TextField
          name="name"
          label="Name"
          autoComplete="off"
          hint="Such as “Pending for Vienna”; without data about customers"
          required
          autoFocus
        />
        <Checkbox name="shared" label="Show it to all who may open this list" />
      </Fields>
    </EntityDialog>
  );
}
