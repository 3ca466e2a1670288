import { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { Pool } from 'pg';
import { AppConfig } from '../../config/app-config.js';
import { withDatabaseTimeout } from '../with-database-timeout.js';
import { DatabaseCircuitBreaker, TimeoutClient } from '../database-circuit-breaker.js';
import { DatabaseListener, PUBLIC_READ_CHANNEL } from '../database-listener.js';
import { poolOptions } from '../database-options.js';

const CHECK_EVERY_MS = 250;
/** After this timeout the replica is not used until it answers again. */
const TIMEOUT_MS = 500;
/** How long a list waits for the replica to reach the primary's position at the time of the request. */
const CATCH_UP_MS = 100;
const CATCH_UP_STEP_MS = 5;
/** Maximum number of the primary's positions that are remembered, to know the lag of the replica. */
const MAX_POSITIONS = 1000;

/**
 * Positions in the write-ahead log, in bytes from its beginning. A commit that is visible or was answered is before the insert position.
 */
const PRIMARY_POSITION = `select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::float8 as position`;
const REPLICA_POSITION = `select pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::float8 as position, pg_is_in_recovery() as "isStandby"`;

/** `behind` = it answers, but lags too far to be read from; `down` = it does not answer, or is not a standby. */
export type ReplicaState = 'up' | 'behind' | 'down';

/**
 * The read replica of `DATABASE_REPLICA_URL`, a streaming standby of the primary. This class tracks what the replica has replayed, and decides
 * whether it may answer a read: {@link showsAnnounced}, {@link hasEverything}.
 */
@Injectable()
export class Replica implements OnModuleInit, OnApplicationShutdown {
  /** The replica's connection pool; `undefined` if none is configured. */
  readonly pool: Pool | undefined;
  private readonly circuitBreaker = new DatabaseCircuitBreaker();
  private readonly stopping = new AbortController();
  private watching: Promise<void> | undefined;
  private probe: TimeoutClient | undefined;
  private probeSocket: Socket | undefined;
  /** The position up to which it has replayed, or further; `undefined` while it does not answer. */
  private replayed: number | undefined;
  private written = 0;
  /** Positions of the primary that the replica has not reached, with the time at which the primary was there. */
  private readonly unreached: { position: number; at: number }[] = [];
  /** Visitors may read from the replica only when it has reached this position; `undefined` until it is known. */
  private announced: number | undefined;
  private announcements = 0;

  constructor(
    private readonly config: AppConfig,
    private readonly em: EntityManager,
    private readonly listener: DatabaseListener,
    private readonly logger: PinoLogger,
  ) {
    logger.setContext(Replica.name);
    if (config.databaseReplicaUrl === undefined) return;
    this.circuitBreaker.open();
    this.pool = new Pool(poolOptions(config.databaseReplicaUrl, this.circuitBreaker, config));
    // The next statement fails; an error event without a listener would end the process.
    this.pool.on('error', () => undefined);
  }

  onModuleInit(): void {
    if (!this.pool) return;
    const announce = () => this.announceWrite();
    this.listener.listen(PUBLIC_READ_CHANNEL, { onNotice: announce, onOpen: announce });
    this.watching = this.watch();
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    await this.watching;
    await this.pool?.end();
  }

  get state(): ReplicaState {
    if (this.replayed === undefined) return 'down';
    return this.lagMs > this.config.replicaLagSeconds * 1000 ? 'behind' : 'up';
  }

  /** The lag of the replica in milliseconds, at most. */
  get lagMs(): number {
    const [oldest] = this.unreached;
    return oldest === undefined ? 0 : performance.now() - oldest.at;
  }

  /** How many bytes of the log the replica has yet to replay; `undefined` while it does not answer. */
  get lagBytes(): number | undefined {
    return this.replayed === undefined ? undefined : Math.max(0, this.written - this.replayed);
  }

  /** To be called after the commit of a write to public tables: until the replica has it, visitors' reads go to the primary. */
  announceWrite(): void {
    if (!this.pool) return;
    this.announced = undefined;
    this.announcements += 1;
    void this.learnAnnounced();
  }

  /** Whether the replica has every write to public tables that this process made or was notified of. */
  showsAnnounced(): boolean {
    if (this.state !== 'up' || !this.listener.isCurrent()) return false;
    return this.announced !== undefined && (this.replayed ?? 0) >= this.announced;
  }

  /**
   * Whether the replica has everything that any process has committed at this moment; waits up to {@link CATCH_UP_MS} for it.
   * @returns false if the primary must be read
   */
  async hasEverything(): Promise<boolean> {
    if (this.state !== 'up' || !this.pool) return false;
    const position = await this.primaryPosition();
    const deadline = performance.now() + CATCH_UP_MS;
    while ((this.replayed ?? 0) < position) {
      if (performance.now() > deadline) return false;
      try {
        this.reached((await this.pool.query<Position>(REPLICA_POSITION)).rows[0]);
      } catch {
        return false;
      }
      if (this.state !== 'up') return false;
      if ((this.replayed ?? 0) < position) await pause(CATCH_UP_STEP_MS);
    }
    return true;
  }

  private async primaryPosition(): Promise<number> {
    const primary = await this.em.getConnection().getNativeClient();
    const { rows } = await primary.query<Position>(PRIMARY_POSITION);
    const position = rows[0]?.position ?? Infinity;
    if (position > this.written && position > (this.replayed ?? 0) && this.unreached.length < MAX_POSITIONS)
      this.unreached.push({ position, at: performance.now() });
    this.written = Math.max(this.written, position);
    return position;
  }

  private async learnAnnounced(): Promise<void> {
    const { announcements } = this;
    const position = await this.primaryPosition().catch(() => undefined);
    if (announcements === this.announcements) this.announced = position;
  }

  private reached({ position, isStandby }: Partial<Position> = {}): void {
    if (!isStandby || typeof position !== 'number')
      throw new Error('DATABASE_REPLICA_URL names a server that is not a standby');
    this.replayed = position;
    const kept = this.unreached.findIndex((each) => each.position > position);
    this.unreached.splice(0, kept === -1 ? this.unreached.length : kept);
  }

  private async watch(): Promise<void> {
    const { signal } = this.stopping;
    while (!signal.aborted) {
      // If the primary does not answer, the replica's lag is unknown, which is no failure of the replica.
      await withDatabaseTimeout(this.primaryPosition(), TIMEOUT_MS).catch(() => undefined);
      if (this.announced === undefined)
        await withDatabaseTimeout(this.learnAnnounced(), TIMEOUT_MS).catch(() => undefined);
      await withDatabaseTimeout(this.look(), TIMEOUT_MS).catch((error: unknown) => this.lose(error));
      await pause(CHECK_EVERY_MS, undefined, { signal, ref: false }).catch(() => undefined);
    }
    this.dropProbe();
  }

  private async look(): Promise<void> {
    const probe = this.probe ?? (await this.connectProbe());
    this.reached((await probe.query<Position>(REPLICA_POSITION)).rows[0]);
    if (!this.circuitBreaker.isClosed) this.logger.info('The read replica answers');
    this.circuitBreaker.close();
  }

  private async connectProbe(): Promise<TimeoutClient> {
    const socket = new Socket();
    this.probeSocket = socket;
    const connectionString = this.config.databaseReplicaUrl;
    this.probe = new TimeoutClient({ connectionString, keepAlive: true, stream: () => socket });
    await this.probe.connect();
    return this.probe;
  }

  private lose(error: unknown): void {
    this.dropProbe();
    if (this.circuitBreaker.isClosed) this.logger.warn({ err: error }, 'The read replica cannot be used');
    this.replayed = undefined;
    this.circuitBreaker.open();
  }

  private dropProbe(): void {
    // `end()` would wait for a server that does not answer.
    this.probeSocket?.destroy();
    this.probe = undefined;
  }
}

interface Position {
  position: number;
  isStandby?: boolean;
}
