import { Socket } from 'node:net';
import { Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { DatabaseError } from 'pg';
import { DatabaseUnresponsiveError, isDatabaseUnreachable } from '../common/errors/database-unreachable.js';
import { AppConfig } from '../config/app-config.js';
import { withDatabaseTimeout } from './with-database-timeout.js';
import { DatabaseCircuitBreaker, TimeoutClient } from './database-circuit-breaker.js';

/** The channel on which the triggers of the public tables send their table's name. */
export const PUBLIC_READ_CHANNEL = 'public_read';

/** The connection's name in `pg_stat_activity`, for operators. */
const APPLICATION_NAME = 'vitrine-listener';
const RETRY_MS = 500;
const HEARTBEAT_MS = 250;
/**
 * After this timeout a connection is replaced by a new one; only if that does not answer either, the server counts as unreachable. With the
 * interval of the heartbeat this leaves a request 0.75 s of its two seconds (contract: UNAVAILABLE).
 */
const HEARTBEAT_TIMEOUT_MS = 500;
/** The timeout while no request waits for the database. */
const LONG_TIMEOUT_MS = 1000;
/** A write must be visible within 1 s (contract: Caching): without a heartbeat for this long the channel may have missed one. */
const CURRENT_MS = 900;

export interface Subscription {
  /** Called with the payload of each NOTIFY on the channel. */
  onNotice: (payload: string) => void;
  /** Called each time the channel has been opened; earlier notifications may have been missed. */
  onOpen?: () => void;
  /** Called when the channel was lost, after which notifications may be missed. */
  onLost?: () => void;
}

/**
 * One connection per process that LISTENs and reconnects for as long as the process runs. It also checks that the server answers. If the server
 * answers neither on a new connection nor on any other connection of this process, it opens the {@link DatabaseCircuitBreaker}, and closes it when
 * the server answers again.
 */
@Injectable()
export class DatabaseListener implements OnModuleInit, OnApplicationShutdown {
  private readonly subscriptions = new Map<string, Subscription[]>();
  private client: TimeoutClient | undefined;
  private socket: Socket | undefined;
  private open = false;
  private connecting = false;
  private stopped = false;
  /** When the last answered heartbeat was sent. */
  private heartbeatAt = -Infinity;
  private failures = 0;
  private wasReached = false;
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

  /** Whether the server answered the last check. */
  hasDatabase(): boolean {
    return this.wasReached && this.circuitBreaker.isClosed;
  }

  /** Whether every notification that is older than a second has been delivered. */
  isCurrent(): boolean {
    return performance.now() - this.heartbeatAt < CURRENT_MS;
  }

  /** The time until which every notification has been delivered, on the clock of `performance.now()`; -Infinity while the channel is lost. */
  deliveredUntil(): number {
    return this.heartbeatAt;
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.retry);
    const { client, socket } = this;
    this.client = undefined;
    if (client && this.open) await withDatabaseTimeout(client.end(), LONG_TIMEOUT_MS).catch(() => undefined);
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
      await withDatabaseTimeout(this.prepare(client), this.hasDatabase() ? HEARTBEAT_TIMEOUT_MS : LONG_TIMEOUT_MS);
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
    this.wasReached = true;
    this.failures = 0;
    this.heartbeatAt = since;
    if (!this.circuitBreaker.isClosed) this.logger.info('The database answers again');
    this.circuitBreaker.close();
    void this.sendHeartbeat(client);
    for (const subscription of [...this.subscriptions.values()].flat()) subscription.onOpen?.();
  }

  /** @param received the circuit breaker's number of received bytes before the attempt */
  private failed(client: TimeoutClient, error: unknown, received: number): void {
    // A server that refuses connections, for example because it has too many, or that is busy, still answers on the existing ones.
    const refuses = error instanceof DatabaseError && !error.code?.startsWith('57P');
    const isBusy = error instanceof DatabaseUnresponsiveError && this.circuitBreaker.receivedBytes > received;
    const isReachable = refuses || isBusy;
    // Before the first connection, the process's first statements report the failure themselves, after a longer timeout.
    if (this.wasReached && !isReachable && isDatabaseUnreachable(error)) this.circuitBreaker.open();
    if (this.failures === 0) this.logger.warn({ err: error }, 'The database cannot be reached');
    this.failures += 1;
    this.lose(client);
  }

  /** Checks periodically that the server answers, for as long as the connection lasts. */
  private async sendHeartbeat(client: TimeoutClient): Promise<void> {
    while (this.client === client) {
      const asked = performance.now();
      try {
        await withDatabaseTimeout(client.query('select 1'), HEARTBEAT_TIMEOUT_MS);
        this.heartbeatAt = asked;
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
    this.heartbeatAt = -Infinity;
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
