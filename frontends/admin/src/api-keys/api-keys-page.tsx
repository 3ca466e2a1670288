import { ButtonLink } from '@vitrine/ui';
import { useState } from 'react';
import { ConfirmMutation } from '../shared/deleting/index.js';
import { Line } from '../shared/layout/line.js';
import { Screen } from '../shared/layout/screen.js';
import { EmptyList, NEW_ROW, useDialogRow, WholeTable } from '../shared/list/index.js';
import { SecretShownOnce } from '../shared/secret/index.js';
import { type ApiKey, type MadeApiKey, useApiKeys, useRevokeApiKey } from './api-key-calls.js';
import { ApiKeyDialog } from './api-key-dialog.js';
import { columns } from './columns.js';

/** API keys of other programs: created here, and revoked after a confirmation. */
export default function ApiKeysPage() {
  const keys = useApiKeys();
  const shown = useDialogRow('key');
  const [made, setMade] = useState<MadeApiKey | null>(null);
  const [revoking, setRevoking] = useState<ApiKey | null>(null);
  return (
    <Screen>
      <Line note="A program sends its key with each request and may do what the key allows.">
        <ButtonLink to={shown.href(NEW_ROW)}>Make a key</ButtonLink>
      </Line>
      <WholeTable
        query={keys}
        failure="The keys could not be loaded."
        empty={
          <EmptyList title="No program has a key yet" hint="Make one for each program, with no more than it needs." />
        }
        caption="API keys"
        columns={columns}
        rows={keys.data?.map((apiKey) => ({ apiKey, onRevoke: () => setRevoking(apiKey) }))}
        rowKey={({ apiKey }) => apiKey.id}
      />
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
  return (
    <ConfirmMutation
      title={`Revoke the key of ${apiKey.name}?`}
      confirmLabel="Revoke"
      mutation={useRevokeApiKey()}
      variables={apiKey.id}
      failure="The key could not be revoked."
      done={{ message: `The key of ${apiKey.name} was revoked.` }}
      onClose={onClose}
    >
      <p>The program is refused from this moment on. A key cannot be given back; you would make a new one.</p>
    </ConfirmMutation>
  );
}
