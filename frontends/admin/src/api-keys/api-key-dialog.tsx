import { apiKeySchema } from '@vitrine/schemas';
import { TextField } from '@vitrine/ui';
import { EntityDialog } from '../shared/editing/index.js';
import { ChoicesField, Fields } from '../shared/form/index.js';
import { utcTimeText } from '../shared/local-time.js';
import { useMay } from '../shared/permissions/index.js';
import { type MadeApiKey, useMakeApiKey } from './api-key-calls.js';
import { listPermissionChoices } from './permission-choices.js';
import { StepUpNote } from './step-up-note.js';

const LABELS = { name: 'Name', permissions: 'Permissions', expiresAt: 'Works until' };
const EMPTY = { name: '', permissions: [] as string[], expiresAt: '' };
/** A key is never changed, so it has no versions. */
const FIRST_VERSION = 1;

interface ApiKeyDialogProps {
  /** Called with the key as soon as it is created, because its secret is sent only once. */
  onMade: (made: MadeApiKey) => void;
  onClose: () => void;
}

/** Makes a key for another program. */
export function ApiKeyDialog({ onMade, onClose }: ApiKeyDialogProps) {
  const make = useMakeApiKey();
  const may = useMay();
  return (
    <EntityDialog
      entity={null as (MadeApiKey & { version: number }) | null}
      noun="key"
      title="Make a key"
      saveLabel="Make the key"
      labels={LABELS}
      schema={apiKeySchema}
      getName={({ name }) => name}
      valuesOf={() => EMPTY}
      bodyOf={({ name, permissions, expiresAt }) =>
        apiKeySchema.cast({ name, permissions, expiresAt: utcTimeText(expiresAt) })
      }
      save={async (_id, body) => {
        const made = await make(body);
        onMade(made);
        return { ...made, version: FIRST_VERSION };
      }}
      reload={() => Promise.resolve(undefined)}
      failure="The key could not be made."
      savedText={({ name }) => `The key of ${name} was made.`}
      canUndo={false}
      onClose={onClose}
    >
      <Fields>
        <TextField
          name="name"
          label={LABELS.name}
          autoComplete="off"
          hint="What the program is called; histories and the audit log name it so"
          required
          autoFocus
        />
        <ChoicesField
          name="permissions"
          label={LABELS.permissions}
          choices={listPermissionChoices(may)}
          none="Choose what the program needs, and no more"
          searchLabel="Search permissions"
        />
        <StepUpNote name="permissions" />
        <TextField
          name="expiresAt"
          label={LABELS.expiresAt}
          type="datetime-local"
          hint="Empty: until it is revoked. Local time of this browser."
        />
      </Fields>
    </EntityDialog>
  );
}
