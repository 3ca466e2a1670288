import { ButtonLink, ConfirmDialog } from '@vitrine/ui';
import { useState } from 'react';
import { DeleteDialog } from '../shared/deleting/index.js';
import { failureWithReason } from '../shared/failure-text.js';
import { Line } from '../shared/layout/line.js';
import { Screen } from '../shared/layout/screen.js';
import { EmptyList, NEW_ROW, useDialogRow, WholeTable } from '../shared/list/index.js';
import { SecretShownOnce } from '../shared/secret/index.js';
import { columns } from './columns.js';
import { DeliveriesDialog } from './deliveries-dialog.js';
import { webhookName } from './webhook.js';
import {
  useDeleteWebhook,
  useRotateSecret,
  useWebhooks,
  type Webhook,
  type WebhookWithSecret,
} from './webhook-calls.js';
import { WebhookDialog } from './webhook-dialog.js';

/** All webhooks, which are added, changed and tested here, with their deliveries. */
export default function WebhooksPage() {
  const webhooks = useWebhooks();
  const edited = useDialogRow('webhook');
  const looked = useDialogRow('deliveries');
  const remove = useDeleteWebhook();
  const [secret, setSecret] = useState<WebhookWithSecret | null>(null);
  const [rotating, setRotating] = useState<Webhook | null>(null);
  const [deleting, setDeleting] = useState<Webhook | null>(null);
  const find = (id: string | null) => webhooks.data?.find((webhook) => webhook.id === id);
  const shownForm = edited.id === NEW_ROW ? null : find(edited.id);
  const shownDeliveries = find(looked.id);
  return (
    <Screen>
      <Line note="What happens to orders, requests, the catalogue and the site is sent to these addresses.">
        <ButtonLink to={edited.href(NEW_ROW)}>Add a webhook</ButtonLink>
      </Line>
      <WholeTable
        query={webhooks}
        failure="The webhooks could not be loaded."
        empty={
          <EmptyList
            title="No program is told of events yet"
            hint="Add the address at which a program waits for them."
          />
        }
        caption="Webhooks"
        columns={columns}
        rows={webhooks.data?.map((webhook) => ({
          webhook,
          edit: edited.href(webhook.id),
          deliveries: looked.href(webhook.id),
          onRotate: () => setRotating(webhook),
          onDelete: () => setDeleting(webhook),
        }))}
        rowKey={({ webhook }) => webhook.id}
      />
      {shownForm !== undefined && !secret && (
        <WebhookDialog key={edited.id} webhook={shownForm} onSecret={setSecret} onClose={edited.close} />
      )}
      {shownDeliveries && <DeliveriesDialog webhook={shownDeliveries} onClose={looked.close} />}
      {rotating && (
        <RotateDialog
          webhook={rotating}
          onRotated={(made) => {
            setRotating(null);
            setSecret(made);
          }}
          onClose={() => setRotating(null)}
        />
      )}
      {secret && (
        <SecretShownOnce
          title={`The secret of ${webhookName(secret)}`}
          label="Secret"
          secret={secret.secret}
          note="The receiving program verifies with it that events come from here."
          onClose={() => {
            setSecret(null);
            edited.close();
          }}
        />
      )}
      {deleting && (
        <DeleteDialog
          id={deleting.id}
          title={`Delete ${webhookName(deleting)}?`}
          question="Events are no longer sent to it, and its deliveries are forgotten."
          remove={remove}
          failure="The webhook could not be deleted."
          done={{ message: `${webhookName(deleting)} was deleted.` }}
          onClose={() => setDeleting(null)}
        />
      )}
    </Screen>
  );
}

interface RotateDialogProps {
  webhook: Webhook;
  onRotated: (made: WebhookWithSecret) => void;
  onClose: () => void;
}

function RotateDialog({ webhook, onRotated, onClose }: RotateDialogProps) {
  const rotate = useRotateSecret();
  return (
    <ConfirmDialog
      open
      title={`A new secret for ${webhookName(webhook)}?`}
      confirmLabel="Make a new secret"
      cancelLabel="Cancel"
      busy={rotate.isPending}
      failure={rotate.error ? failureWithReason(rotate.error, 'No new secret could be made.') : undefined}
      onConfirm={() => rotate.mutate(webhook.id, { onSuccess: onRotated })}
      onCancel={onClose}
    >
      <p>The present one goes on working for 24 hours, so that the receiving program can change over without a gap.</p>
    </ConfirmDialog>
  );
}
