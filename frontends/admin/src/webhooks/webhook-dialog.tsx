import { webhookSchema, webhookUpdateSchema, type EventType, type WebhookUpdate } from '@vitrine/schemas';
import { TextField } from '@vitrine/ui';
import { EntityDialog } from '../shared/editing/index.js';
import { ChoicesField, Fields, SwitchField } from '../shared/form/index.js';
import { EVENT_CHOICES, webhookName } from './webhook.js';
import { reloadWebhook, useSaveWebhook, type Webhook, type WebhookWithSecret } from './webhook-calls.js';

const LABELS = { url: 'Address', description: 'What it is for', events: 'Events', isActive: 'Events are sent' };

interface WebhookValues {
  url: string;
  description: string;
  events: EventType[];
  isActive: boolean;
}

const valuesOf = (webhook: Webhook | null): WebhookValues => ({
  url: webhook?.url ?? '',
  description: webhook?.description ?? '',
  events: webhook?.events ?? [],
  isActive: webhook?.isActive ?? true,
});

interface WebhookDialogProps {
  /** Null for a new webhook. */
  webhook: Webhook | null;
  /** Receives the secret once it is generated, because it is shown only once. */
  onSecret: (made: WebhookWithSecret) => void;
  onClose: () => void;
}

/** Creates or changes a webhook. */
export function WebhookDialog({ webhook, onSecret, onClose }: WebhookDialogProps) {
  const save = useSaveWebhook(onSecret);
  return (
    <EntityDialog
      entity={webhook}
      noun="webhook"
      title={webhook ? `Edit ${webhookName(webhook)}` : 'Add a webhook'}
      saveLabel={webhook ? 'Save webhook' : 'Add the webhook'}
      labels={LABELS}
      schema={webhook ? webhookUpdateSchema : webhookSchema}
      getName={webhookName}
      valuesOf={valuesOf}
      bodyOf={(values): WebhookUpdate => webhookUpdateSchema.cast(values)}
      save={save}
      reload={reloadWebhook}
      failure={webhook ? 'The webhook could not be saved.' : 'The webhook could not be added.'}
      savedText={(saved, created) => `${webhookName(saved)} was ${created ? 'added' : 'saved'}.`}
      onClose={onClose}
    >
      <Fields>
        <TextField
          name="url"
          label={LABELS.url}
          type="url"
          autoComplete="off"
          placeholder="https://"
          hint="Events are sent there by POST, signed as Standard Webhooks says. Redirects are not followed"
          required
          autoFocus
        />
        <TextField name="description" label={LABELS.description} autoComplete="off" />
        <ChoicesField
          name="events"
          label={LABELS.events}
          choices={EVENT_CHOICES}
          none="Choose what the program is to hear of"
          searchLabel="Search events"
        />
        <SwitchField
          name="isActive"
          label={LABELS.isActive}
          hint="What happens while it is off is not sent later; it is in the feed of events for 30 days"
        />
      </Fields>
    </EntityDialog>
  );
}
