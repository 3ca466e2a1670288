import { Socket } from 'node:net';
import { Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { DatabaseError } from 'pg';
import { DatabaseUnresponsiveError, isDatabaseUnreachable } from '../common/errors/database-unreachable.js';
import { AppConfig } from '../config/app-config.js';
import { answerWithin } from './answer-within.js';
import { DatabaseCircuitBreaker, TimeoutClient } from './database-circuit-breaker.js';

/** The channel on which the triggers of the public tables send their table's name. */
export const PUBLIC_READ_CHANNEL = 'public_read';

/** By which operators find it in `pg_stat_activity`. */
const APPLICATION_NAME = 'vitrine-listener';
const RETRY_MS = 500;
const HEARTBEAT_MS = 250;
/**
 * A connection that is silent for this long is given up, and a fresh one asked: the whole server is taken for silent only when that is too. With
 * the pause between two beats this leaves a request three quarters of a second to be answered within its two (contract: UNAVAILABLE).
 */
const SILENCE_MS = 500;
/** Where nobody waits for an answer. */
const PATIENCE_MS = 1000;
/** A write is visible within 1 s (contract: Caching): a channel not heard of for this long may hide one. */
const CURRENT_MS = 900;

export interface Subscription {
  /** Called with the payload of each NOTIFY on the channel. */
  onNotice: (payload: string) => void;
  /** Called whenever the channel is open (again); whatever happened before may have been missed. */
  onOpen?: () => void;
  /** Called when notices can no longer be relied on. */
  onLost?: () => void;
}

/**
 * One connection per process that LISTENs and reconnects for as long as the process lives. It also checks that the server answers: when it does
 * not, on a new connection either, nor anybody else in this process, it opens the {@link DatabaseCircuitBreaker}, and closes it when the server
 * answers again.
 */
@Injectable()
export class DatabaseListener implements OnModuleInit, OnApplicationShutdown {
  private readonly subscriptions = new Map<string, Subscription[]>();
  private client: TimeoutClient | undefined;
  private socket: Socket | undefined;
  private open = false;
  private connecting = false;
  private stopped = false;
  /** When the last heartbeat that was answered had been sent. */
  private heardAt = -Infinity;
  private failures = 0;
  private met = false;
  private retry: NodeJS.Timeout | undefined;

  constructor(
    private readonly config: AppConfig,
    private readonly circuitBreaker: DatabaseCircuitBreaker,
    private readonly logger: PinoLogger,
  ) {
    logger.setContext(DatabaseListener.name);
  }

  onModuleInit(): void {
    void this.connect();
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

  /** Whether the server answered when it was last asked. */
  hasDatabase(): boolean {
    return this.met && this.circuitBreaker.isClosed;
  }

  /** Whether every notice of a second ago has been delivered. */
  isCurrent(): boolean {
    return performance.now() - this.heardAt < CURRENT_MS;
  }

  /** Until when every notice has been delivered, on the clock of `performance.now()`; -Infinity while the channel is lost. */
  deliveredUntil(): number {
    return this.heardAt;
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.retry);
    const { client, socket } = this;
    this.client = undefined;
    if (client && this.open) await answerWithin(client.end(), PATIENCE_MS).catch(() => undefined);
    socket?.destroy();
  }

  private async connect(): Promise<void> {
    if (this.connecting || this.open || this.stopped) return;
    this.connecting = true;
    const socket = new Socket();
    const client = new TimeoutClient({
      connectionString: this.config.databaseListenUrl,
      application_name: APPLICATION_NAME,
      keepAlive: true,
      stream: () => socket,
    });
    client.on('notification', ({ channel, payload }) => {
      for (const { onNotice } of this.subscriptions.get(channel) ?? []) onNotice(payload ?? '');
    });
    this.client = client;
    this.socket = socket;
    const begun = performance.now();
    const received = this.circuitBreaker.receivedBytes;
    try {
      await answerWithin(this.prepare(client), this.hasDatabase() ? SILENCE_MS : PATIENCE_MS);
      if (this.client === client) this.opened(client, begun);
    } catch (error) {
      this.failed(client, error, received);
    } finally {
      this.connecting = false;
    }
  }

  private async prepare(client: TimeoutClient): Promise<void> {
    await client.connect();
    for (const channel of this.subscriptions.keys()) await client.query(`listen "${channel}"`);
  }

  private opened(client: TimeoutClient, since: number): void {
    client.on('error', () => this.lose(client));
    client.on('end', () => this.lose(client));
    this.open = true;
    this.met = true;
    this.failures = 0;
    this.heardAt = since;
    if (!this.circuitBreaker.isClosed) this.logger.info('The database answers again');
    this.circuitBreaker.close();
    void this.sendHeartbeat(client);
    for (const subscription of [...this.subscriptions.values()].flat()) subscription.onOpen?.();
  }

  /** @param received how many bytes of answers others had before the attempt */
  private failed(client: TimeoutClient, error: unknown, received: number): void {
    // One that refuses a connection for reasons of its own, such as too many of them, is there for those who have one; a busy one answers them.
    const refuses = error instanceof DatabaseError && !error.code?.startsWith('57P');
    const isBusy = error instanceof DatabaseUnresponsiveError && this.circuitBreaker.receivedBytes > received;
    const isThere = refuses || isBusy;
    // At a start the first statements report a failure themselves, and have more time.
    if (this.met && !isThere && isDatabaseUnreachable(error)) this.circuitBreaker.open();
    if (this.failures === 0) this.logger.warn({ err: error }, 'The database cannot be reached');
    this.failures += 1;
    this.lose(client);
  }

  /** Asks whether the server is there, again and again for as long as the connection lasts. */
  private async sendHeartbeat(client: TimeoutClient): Promise<void> {
    while (this.client === client) {
      const asked = performance.now();
      try {
        await answerWithin(client.query('select 1'), SILENCE_MS);
        this.heardAt = asked;
      } catch {
        this.lose(client);
        return;
      }
      await new Promise<void>((resolve) => setTimeout(resolve, HEARTBEAT_MS).unref());
    }
  }

  private lose(client: TimeoutClient): void {
    if (this.client !== client) return;
    this.client = undefined;
    this.heardAt = -Infinity;
    this.socket?.destroy();
    if (this.open) {
      this.open = false;
      this.logger.warn('The notification channel was lost');
      for (const subscription of [...this.subscriptions.values()].flat()) subscription.onLost?.();
    }
    if (this.stopped) return;
    this.retry = setTimeout(() => void this.connect(), this.failures === 0 ? 0 : RETRY_MS).unref();
  }
}
