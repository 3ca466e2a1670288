import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { Client } from 'pg';
import { AppConfig } from '../config/app-config.js';

const RETRY_MS = 500;
const CONNECTION_TIMEOUT_MS = 1500;
/** A channel that died without a word is noticed by the next of these that stays unanswered. */
const HEARTBEAT_MS = 1000;

export interface Subscription {
  /** Called with the payload of each NOTIFY on the channel. */
  onNotice: (payload: string) => void;
  /** Called whenever the channel is open (again); whatever happened before may have been missed. */
  onOpen?: () => void;
  /** Called when notices can no longer be relied on. */
  onLost?: () => void;
}

/** One connection per process that LISTENs; it reconnects by itself for as long as the process lives. */
@Injectable()
export class DatabaseListener implements OnApplicationShutdown {
  private readonly subscriptions = new Map<string, Subscription[]>();
  private client: Client | undefined;
  private open = false;
  private connecting = false;
  private stopped = false;
  private retry: NodeJS.Timeout | undefined;
  private heartbeat: NodeJS.Timeout | undefined;

  constructor(
    private readonly config: AppConfig,
    private readonly logger: PinoLogger,
  ) {
    logger.setContext(DatabaseListener.name);
  }

  /** Subscribes to a channel (a fixed lower-case name); the connection is made in the background. */
  listen(channel: string, subscription: Subscription): void {
    this.subscriptions.set(channel, [...(this.subscriptions.get(channel) ?? []), subscription]);
    const { client } = this;
    if (!this.open || !client) {
      void this.connect();
      return;
    }
    client.query(`listen "${channel}"`).then(
      () => subscription.onOpen?.(),
      () => this.lose(client),
    );
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.retry);
    clearInterval(this.heartbeat);
    const { client } = this;
    this.client = undefined;
    await client?.end().catch(() => undefined);
  }

  private async connect(): Promise<void> {
    if (this.connecting || this.open || this.stopped) return;
    this.connecting = true;
    const client = new Client({
      connectionString: this.config.databaseUrl,
      connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
      query_timeout: CONNECTION_TIMEOUT_MS,
      keepAlive: true,
    });
    client.on('error', () => this.lose(client));
    client.on('end', () => this.lose(client));
    client.on('notification', ({ channel, payload }) => {
      for (const { onNotice } of this.subscriptions.get(channel) ?? []) onNotice(payload ?? '');
    });
    this.client = client;
    try {
      await client.connect();
      for (const channel of this.subscriptions.keys()) await client.query(`listen "${channel}"`);
      if (this.client !== client) return;
      this.open = true;
      this.heartbeat = setInterval(() => {
        client.query('select 1').catch(() => this.lose(client));
      }, HEARTBEAT_MS).unref();
      for (const subscription of [...this.subscriptions.values()].flat()) subscription.onOpen?.();
    } catch (error) {
      this.logger.warn({ err: error }, 'The notification channel could not be opened');
      this.lose(client);
    } finally {
      this.connecting = false;
    }
  }

  private lose(client: Client): void {
    if (this.client !== client) return;
    this.client = undefined;
    clearInterval(this.heartbeat);
    void client.end().catch(() => undefined);
    if (this.open) {
      this.open = false;
      this.logger.warn('The notification channel was lost');
      for (const subscription of [...this.subscriptions.values()].flat()) subscription.onLost?.();
    }
    if (this.stopped) return;
    this.retry = setTimeout(() => void this.connect(), RETRY_MS).unref();
  }
}
