import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { CoalescedTask } from '../../../common/coalesced-task.js';
import { stillSigning } from '../previous-secrets.js';
import { signWebhook, WebhookSecrets } from '../webhook-secrets.js';
import { DeliveryClaims, type ClaimedDelivery } from './delivery-claims.js';
import { FanOut } from './fan-out.js';
import { WebhookAttempts } from './webhook-attempts.js';
import { WebhookSender, type Attempt } from './webhook-sender.js';

/** How often the database is asked for what is due, milliseconds. */
const SWEEP_MS = 1000;
/** Deliveries to one address at the same time. */
const MOST_TO_ONE = 4;

const UNREADABLE: Attempt = {
  isDelivered: false,
  status: null,
  ms: 0,
  body: null,
  error: 'The secret of this webhook cannot be read; give it a new one',
};

/**
 * Sends events to the webhooks that ask for them, each at least once (contract: Webhooks). Any number of workers may run; what one that
 * died had in hand is taken up by another.
 */
@Injectable()
export class WebhookDispatcher implements BeforeApplicationShutdown {
  private readonly inHand = new Map<string, number>();
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

  /** Resolves when what is in hand is done. */
  async beforeApplicationShutdown(): Promise<void> {
    await this.work.stop();
    await Promise.all(this.sending);
  }

  private async run(): Promise<void> {
    try {
      while (!this.work.isStopped && (await this.fanOut.run()) > 0);
      if (this.work.isStopped) return;
      for (const claimed of await this.claims.take(this.inHand, MOST_TO_ONE)) this.begin(claimed);
    } catch (error) {
      this.logger.warn({ err: error }, 'Webhooks could not be looked after');
    }
  }

  private begin(claimed: ClaimedDelivery): void {
    const { webhookId } = claimed;
    this.inHand.set(webhookId, (this.inHand.get(webhookId) ?? 0) + 1);
    const delivery = this.deliver(claimed).finally(() => {
      this.sending.delete(delivery);
      this.inHand.set(webhookId, (this.inHand.get(webhookId) ?? 1) - 1);
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
      // The claim runs out, and it is sent once more.
      this.logger.warn({ err: error, delivery: claimed.id }, 'What came of a delivery could not be kept');
    }
  }

  private attempt({ webhookId, eventId: id, payload: body, url, ...stored }: ClaimedDelivery): Promise<Attempt> {
    const read = (encrypted: string) => this.secrets.read(encrypted, webhookId);
    const text = stored.previousSecrets === null ? undefined : read(stored.previousSecrets);
    const previous = stillSigning({ text, until: stored.previousUntil }, new Date());
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
