import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
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
 * Sends events to the webhooks that ask for them, each at least once (contract: Webhooks). Any number of workers may run; what one that died had in hand is
 * taken up by another.
 */
@Injectable()
export class WebhookDispatcher implements BeforeApplicationShutdown {
  private readonly inHand = new Map<string, number>();
  private readonly sending = new Set<Promise<void>>();
  private running: Promise<void> | undefined;
  private again = false;
  private stopped = true;
  private timer: NodeJS.Timeout | undefined;

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
    this.stopped = false;
    this.timer = setInterval(() => this.wake(), SWEEP_MS);
    this.wake();
  }

  /** Resolves when what is in hand is done. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    clearInterval(this.timer);
    await this.running;
    await Promise.all(this.sending);
  }

  /** Looks for what is due, or once more when it is just doing so. */
  private wake(): void {
    if (this.stopped) return;
    if (this.running) {
      this.again = true;
      return;
    }
    this.running = this.run().finally(() => {
      this.running = undefined;
      if (!this.again) return;
      this.again = false;
      this.wake();
    });
  }

  private async run(): Promise<void> {
    try {
      while (!this.stopped && (await this.fanOut.run()) > 0);
      if (this.stopped) return;
      for (const claimed of await this.claims.take(this.inHand, MOST_TO_ONE)) this.begin(claimed);
    } catch (error) {
      this.logger.warn({ err: error }, 'Webhooks could not be looked after');
    }
  }

  private begin(claimed: ClaimedDelivery): void {
    const { webhookId } = claimed;
    this.inHand.set(webhookId, (this.inHand.get(webhookId) ?? 0) + 1);
    const work = this.deliver(claimed).finally(() => {
      this.sending.delete(work);
      this.inHand.set(webhookId, (this.inHand.get(webhookId) ?? 1) - 1);
      this.wake();
    });
    this.sending.add(work);
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

  private attempt({
    webhookId,
    eventId: id,
    payload: body,
    url,
    secret,
    previousSecret,
  }: ClaimedDelivery): Promise<Attempt> {
    const stored = previousSecret === null ? [secret] : [secret, previousSecret];
    const secrets = stored.flatMap((each) => this.secrets.read(each, webhookId) ?? []);
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
