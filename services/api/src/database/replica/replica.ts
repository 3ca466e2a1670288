import { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { Pool } from 'pg';
import { AppConfig } from '../../config/app-config.js';
import { answerWithin } from '../answer-within.js';
import { DatabaseCircuitBreaker, TimeoutClient } from '../database-circuit-breaker.js';
import { DatabaseListener, PUBLIC_READ_CHANNEL } from '../database-listener.js';
import { poolOptions } from '../database-options.js';

const BEAT_MS = 250;
/** A replica that is silent for this long is left alone until it answers again. */
const SILENCE_MS = 500;
/** How long a list waits until the replica has what the primary had when it was asked for. */
const CATCH_UP_MS = 100;
const CATCH_UP_STEP_MS = 5;
/** Places of the primary that are remembered to tell the age of what the replica has. */
const MOST_PLACES = 1000;

/**
 * Places in the write-ahead log as bytes from its beginning. A commit that others see, or that was answered, lies before the place of insertion.
 */
const PRIMARY_PLACE = `select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::float8 as place`;
const REPLICA_PLACE = `select pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::float8 as place, pg_is_in_recovery() as "isStandby"`;

/** `behind`: it answers and is too far behind to be read from; `down`: it does not answer, or is no standby. */
export type ReplicaState = 'up' | 'behind' | 'down';

/**
 * The read replica that `DATABASE_REPLICA_URL` names, one streaming standby of the primary. It knows how far the replica is, and how far it must be for
 * an answer: {@link showsAnnounced}, {@link hasEverything}.
 */
@Injectable()
export class Replica implements OnModuleInit, OnApplicationShutdown {
  /** Its connections; `undefined` where no replica is configured. */
  readonly pool: Pool | undefined;
  private readonly circuitBreaker = new DatabaseCircuitBreaker();
  private readonly stopping = new AbortController();
  private watching: Promise<void> | undefined;
  private probe: TimeoutClient | undefined;
  private probeSocket: Socket | undefined;
  /** What it has replayed at least; `undefined` while it does not answer. */
  private replayed: number | undefined;
  private written = 0;
  /** Places of the primary that the replica has not reached, with the time at which the primary was there. */
  private readonly unreached: { place: number; at: number }[] = [];
  /** The replica may show visitors nothing from before this place; `undefined` until it is known. */
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

  /** How old what the replica shows may be, in milliseconds. */
  get lagMs(): number {
    const [oldest] = this.unreached;
    return oldest === undefined ? 0 : performance.now() - oldest.at;
  }

  /** How much of the log the replica has yet to replay; `undefined` while it does not answer. */
  get lagBytes(): number | undefined {
    return this.replayed === undefined ? undefined : Math.max(0, this.written - this.replayed);
  }

  /** A write to what visitors see was committed: until the replica has it, they read from the primary. */
  announceWrite(): void {
    if (!this.pool) return;
    this.announced = undefined;
    this.announcements += 1;
    void this.learnAnnounced();
  }

  /** Whether the replica shows every write to what visitors see that this process made or was told of. */
  showsAnnounced(): boolean {
    if (this.state !== 'up' || !this.listener.isCurrent()) return false;
    return this.announced !== undefined && (this.replayed ?? 0) >= this.announced;
  }

  /**
   * Whether the replica shows everything that is committed at this moment, by whomever; waits a little until it does.
   * @returns false where the primary must be read
   */
  async hasEverything(): Promise<boolean> {
    if (this.state !== 'up' || !this.pool) return false;
    const place = await this.primaryPlace();
    const deadline = performance.now() + CATCH_UP_MS;
    while ((this.replayed ?? 0) < place) {
      if (performance.now() > deadline) return false;
      try {
        this.reached((await this.pool.query<Place>(REPLICA_PLACE)).rows[0]);
      } catch {
        return false;
      }
      if (this.state !== 'up') return false;
      if ((this.replayed ?? 0) < place) await pause(CATCH_UP_STEP_MS);
    }
    return true;
  }

  private async primaryPlace(): Promise<number> {
    const primary = await this.em.getConnection().getNativeClient();
    const { rows } = await primary.query<Place>(PRIMARY_PLACE);
    const place = rows[0]?.place ?? Infinity;
    if (place > this.written && place > (this.replayed ?? 0) && this.unreached.length < MOST_PLACES)
      this.unreached.push({ place, at: performance.now() });
    this.written = Math.max(this.written, place);
    return place;
  }

  private async learnAnnounced(): Promise<void> {
    const { announcements } = this;
    const place = await this.primaryPlace().catch(() => undefined);
    if (announcements === this.announcements) this.announced = place;
  }

  private reached({ place, isStandby }: Partial<Place> = {}): void {
    if (!isStandby || typeof place !== 'number')
      throw new Error('DATABASE_REPLICA_URL names a server that is no standby');
    this.replayed = place;
    const kept = this.unreached.findIndex((each) => each.place > place);
    this.unreached.splice(0, kept === -1 ? this.unreached.length : kept);
  }

  private async watch(): Promise<void> {
    const { signal } = this.stopping;
    while (!signal.aborted) {
      // Without the primary there is nothing to compare with, which is no fault of the replica.
      await answerWithin(this.primaryPlace(), SILENCE_MS).catch(() => undefined);
      if (this.announced === undefined) await answerWithin(this.learnAnnounced(), SILENCE_MS).catch(() => undefined);
      await answerWithin(this.look(), SILENCE_MS).catch((error: unknown) => this.lose(error));
      await pause(BEAT_MS, undefined, { signal, ref: false }).catch(() => undefined);
    }
    this.dropProbe();
  }

  private async look(): Promise<void> {
    const probe = this.probe ?? (await this.connectProbe());
    this.reached((await probe.query<Place>(REPLICA_PLACE)).rows[0]);
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
    // A silent server would not let it end in good order.
    this.probeSocket?.destroy();
    this.probe = undefined;
  }
}

interface Place {
  place: number;
  isStandby?: boolean;
}
