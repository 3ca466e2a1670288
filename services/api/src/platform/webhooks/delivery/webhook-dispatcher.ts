import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { CoalescedTask } from '../../../common/coalesced-task.js';
import { listSigningSecrets } from '../previous-secrets.js';
import { signWebhook, WebhookSecrets } from '../webhook-secrets.js';
import { DeliveryClaims, type ClaimedDelivery } from './delivery-claims.js';
import { FanOut } from './fan-out.js';
import { WebhookAttempts } from './webhook-attempts.js';
import { WebhookSender, type Attempt } from './webhook-sender.js';

/** How often due deliveries are looked for in the database, milliseconds. */
const SWEEP_MS = 1000;
/** Deliveries to one webhook at the same time. */
const MAX_PER_WEBHOOK = 4;

const UNREADABLE: Attempt = {
  isDelivered: false,
  status: null,
  ms: 0,
  body: null,
  error: 'The secret of this webhook cannot be read; give it a new one',
};

/**
 * Sends events to the webhooks that ask for them, each at least once (contract: Webhooks). Any number of workers may run; another one takes
 * over the deliveries of a worker that died.
 */
@Injectable()
export class WebhookDispatcher implements BeforeApplicationShutdown {
  private readonly inFlight = new Map<string, number>();
  private readonly sending = new Set<Promise<void>>();
  private readonly work = new CoalescedTask(() => this.run());

  constructor(
    private readonly fanOut: FanOut,
    private readonly claims: DeliveryClaims,
    private readonly secrets: WebhookSecrets,
    private readonly sender: WebhookSender,
    private readonly attempts: WebhookAttempts,
    private readonly logger: PinoLogger,
  ) {
    logger.setContext(WebhookDispatcher.name);
  }

  start(): void {
    this.work.start(SWEEP_MS);
  }

  /** Resolves when the deliveries in flight are done. */
  async beforeApplicationShutdown(): Promise<void> {
    await this.work.stop();
    await Promise.all(this.sending);
  }

  private async run(): Promise<void> {
    try {
      while (!this.work.isStopped && (await this.fanOut.run()) > 0);
      if (this.work.isStopped) return;
      for (const claimed of await this.claims.take(this.inFlight, MAX_PER_WEBHOOK)) this.begin(claimed);
    } catch (error) {
      this.logger.warn({ err: error }, 'Due deliveries to webhooks could not be read');
    }
  }

  private begin(claimed: ClaimedDelivery): void {
    const { webhookId } = claimed;
    this.inFlight.set(webhookId, (this.inFlight.get(webhookId) ?? 0) + 1);
    const delivery = this.deliver(claimed).finally(() => {
      this.sending.delete(delivery);
      this.inFlight.set(webhookId, (this.inFlight.get(webhookId) ?? 1) - 1);
      this.work.wake();
    });
    this.sending.add(delivery);
  }

  private async deliver(claimed: ClaimedDelivery): Promise<void> {
    const attempt = await this.attempt(claimed);
    this.attempts.count(attempt);
    try {
      await this.claims.record(claimed, attempt);
    } catch (error) {
      // The claim expires, and the delivery is sent again.
      this.logger.warn({ err: error, delivery: claimed.id }, 'The result of a delivery could not be stored');
    }
  }

  private attempt({ webhookId, eventId: id, payload: body, url, ...stored }: ClaimedDelivery): Promise<Attempt> {
    const read = (encrypted: string) => this.secrets.read(encrypted, webhookId);
    const text = stored.previousSecrets === null ? undefined : read(stored.previousSecrets);
    const previous = listSigningSecrets({ text, until: stored.previousUntil }, new Date());
    const secrets = [read(stored.secret) ?? [], previous.map(({ secret }) => secret)].flat();
    if (secrets.length === 0) return Promise.resolve(UNREADABLE);
    const timestamp = Math.floor(Date.now() / 1000);
    const headers = {
      'content-type': 'application/json',
      'user-agent': 'Webhooks/1',
      'webhook-id': id,
      'webhook-timestamp': String(timestamp),
      'webhook-signature': signWebhook({ id, timestamp, body }, secrets),
    };
    return this.sender.send(url, headers, body);
  }
}
