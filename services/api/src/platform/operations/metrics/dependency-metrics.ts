import { Injectable } from '@nestjs/common';
import { packageVersion } from '@vitrine/kit';
import pTimeout from 'p-timeout';
import { Gauge } from 'prom-client';
import { RedisConnection } from '../../../common/redis/redis-connection.js';
import { AppConfig } from '../../../config/app-config.js';
import { Database } from '../../../database/database.js';
import { DatabaseListener } from '../../../database/database-listener.js';
import { FileStorage } from '../../../files/storage/index.js';
import { QueueDepths } from '../../queue/queue-depths.js';
import { Metrics } from '../metrics.js';

/** How long a scrape waits for a dependency or for the queues, in milliseconds. */
const ANSWER_MS = 1500;
const JOB_STATES = ['waiting', 'active', 'delayed', 'failed'] as const;

/** Prometheus figures of what a process depends on, read at each scrape: database pool, Redis, storage, queues; and of its build. */
@Injectable()
export class DependencyMetrics {
  private readonly registers;

  constructor(
    metrics: Metrics,
    config: AppConfig,
    private readonly database: Database,
    private readonly listener: DatabaseListener,
    private readonly redis: RedisConnection,
    private readonly storage: FileStorage,
    private readonly queues: QueueDepths,
  ) {
    this.registers = [metrics.registry];
    this.addBuild(config.service);
    this.addPool();
    this.addDependencies();
    this.addQueues();
  }

  private addBuild(service: string): void {
    const build = new Gauge({
      name: 'vitrine_build_info',
      help: 'Which service and version this is; always 1',
      labelNames: ['service', 'version'],
      registers: this.registers,
    });
    build.set({ service, version: packageVersion(import.meta.dirname) }, 1);
  }

  private addPool(): void {
    const { database } = this;
    new Gauge({
      name: 'vitrine_database_pool',
      help: 'Connections of the pool that are used and idle, and requests waiting for one',
      labelNames: ['state'],
      registers: this.registers,
      async collect() {
        const { totalCount, idleCount, waitingCount } = await database.pool();
        this.set({ state: 'used' }, totalCount - idleCount);
        this.set({ state: 'idle' }, idleCount);
        this.set({ state: 'waiting' }, waitingCount);
      },
    });
  }

  private addDependencies(): void {
    let checked: Promise<CheckedDependency[]> | undefined;
    // Both gauges of one scrape share one check.
    const check = () => (checked ??= this.check().finally(() => (checked = undefined)));
    new Gauge({
      name: 'vitrine_dependency_up',
      help: '1 while a part this process depends on answers',
      labelNames: ['dependency'],
      registers: this.registers,
      async collect() {
        for (const { dependency, isUp } of await check()) this.set({ dependency }, isUp ? 1 : 0);
      },
    });
    new Gauge({
      name: 'vitrine_dependency_seconds',
      help: 'How long a part took to answer the check of this scrape, in seconds',
      labelNames: ['dependency'],
      registers: this.registers,
      async collect() {
        for (const { dependency, seconds } of await check()) this.set({ dependency }, seconds);
      },
    });
  }

  private check(): Promise<CheckedDependency[]> {
    const redis = this.redis.client();
    return Promise.all([
      timed('database', async () => {
        if (!this.listener.hasDatabase()) throw new Error('The database cannot be reached');
        await this.database.query('select 1');
      }),
      timed('storage', () => this.storage.ready()),
      ...(redis ? [timed('redis', () => redis.ping())] : []),
    ]);
  }

  private addQueues(): void {
    const { queues } = this;
    new Gauge({
      name: 'vitrine_queue_jobs',
      help: 'Jobs of each queue, by state',
      labelNames: ['queue', 'state'],
      registers: this.registers,
      async collect() {
        const depths = await pTimeout(queues.read(), { milliseconds: ANSWER_MS }).catch(() => null);
        // Without an answer there is no figure, rather than an old one.
        this.reset();
        for (const depth of depths ?? []) {
          for (const state of JOB_STATES) this.set({ queue: depth.name, state }, depth[state]);
        }
      },
    });
  }
}

interface CheckedDependency {
  dependency: string;
  isUp: boolean;
  seconds: number;
}

async function timed(dependency: string, check: () => Promise<unknown>): Promise<CheckedDependency> {
  const begun = performance.now();
  const isUp = await pTimeout(check(), { milliseconds: ANSWER_MS }).then(
    () => true,
    () => false,
  );
  return { dependency, isUp, seconds: (performance.now() - begun) / 1000 };
}
