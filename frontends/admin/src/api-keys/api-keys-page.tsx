import { ButtonLink, ConfirmDialog, useNotify } from '@vitrine/ui';
import { useState } from 'react';
import { failureWithReason } from '../shared/failure-text.js';
import { Line } from '../shared/layout/line.js';
import { Screen } from '../shared/layout/screen.js';
import { DataTable, EmptyList, ListFailure, NEW_ROW, useDialogRow } from '../shared/list/index.js';
import { SecretShownOnce } from '../shared/secret/index.js';
import { type ApiKey, type MadeApiKey, useApiKeys, useRevokeApiKey } from './api-key-calls.js';
import { ApiKeyDialog } from './api-key-dialog.js';
import { columns } from './columns.js';

/** Keys of other programs: made, and revoked after a question. */
export default function ApiKeysPage() {
  const { data, error, isFetching, refetch } = useApiKeys();
  const shown = useDialogRow('key');
  const [made, setMade] = useState<MadeApiKey | null>(null);
  const [revoking, setRevoking] = useState<ApiKey | null>(null);
  return (
    <Screen>
      <Line note="A program sends its key with each request and may do what the key allows.">
        <ButtonLink to={shown.href(NEW_ROW)}>Make a key</ButtonLink>
      </Line>
      <ListFailure
        error={error}
        text="The keys could not be loaded."
        busy={isFetching}
        onRetry={() => void refetch()}
      />
      {data?.length === 0 && (
        <EmptyList title="No program has a key yet" hint="Make one for each program, with no more than it needs." />
      )}
      {!(error && !data) && data?.length !== 0 && (
        <DataTable
          caption="API keys"
          columns={columns}
          rows={data?.map((apiKey) => ({ apiKey, onRevoke: () => setRevoking(apiKey) }))}
          rowKey={({ apiKey }) => apiKey.id}
        />
      )}
      {shown.id === NEW_ROW && !made && <ApiKeyDialog onMade={setMade} onClose={shown.close} />}
      {made && (
        <SecretShownOnce
          title={`The key of ${made.name}`}
          label="API key"
          secret={made.key}
          note="Give it to the program now, and to nobody else; who loses it makes a new one."
          onClose={() => {
            setMade(null);
            shown.close();
          }}
        />
      )}
      {revoking && <RevokeDialog apiKey={revoking} onClose={() => setRevoking(null)} />}
    </Screen>
  );
}

function RevokeDialog({ apiKey, onClose }: { apiKey: ApiKey; onClose: () => void }) {
  const revoke = useRevokeApiKey();
  const notify = useNotify();
  const confirm = () =>
    revoke.mutate(apiKey.id, {
      onSuccess: () => {
        onClose();
        notify({ message: `The key of ${apiKey.name} was revoked.` });
      },
    });
  return (
    <ConfirmDialog
      open
      title={`Revoke the key of ${apiKey.name}?`}
      confirmLabel="Revoke"
      cancelLabel="Cancel"
      dangerous
      busy={revoke.isPending}
      failure={revoke.error ? failureWithReason(revoke.error, 'The key could not be revoked.') : undefined}
      onConfirm={confirm}
      onCancel={onClose}
    >
      <p>The program is refused from this moment on. A key cannot be given back; you would make a new one.</p>
    </ConfirmDialog>
  );
}
