import { getQueueToken } from '@nestjs/bullmq';
import { Injectable } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import type { Queue } from 'bullmq';
import { RedisConnection } from '../../common/redis/redis-connection.js';
import { queueNames } from './queue-names.js';

/** How many jobs of a queue are in which state. */
export interface QueueDepth {
  name: string;
  waiting: number;
  active: number;
  delayed: number;
  failed: number;
}

/** Counts the jobs of every queue by state. */
@Injectable()
export class QueueDepths {
  constructor(
    private readonly modules: ModuleRef,
    private readonly redis: RedisConnection,
  ) {}

  /** @returns `null` while the store of the queues is unreachable: BullMQ would wait for it without end */
  async read(): Promise<QueueDepth[] | null> {
    if (!(await this.redis.answers())) return null;
    return Promise.all(queueNames.map((name) => this.getDepth(name)));
  }

  private async getDepth(name: string): Promise<QueueDepth> {
    const queue = this.modules.get<Queue>(getQueueToken(name), { strict: false });
    const { waiting, prioritized, active, delayed, failed } = await queue.getJobCounts(
      'waiting',
      'prioritized',
      'active',
      'delayed',
      'failed',
    );
    return {
      name,
      waiting: (waiting ?? 0) + (prioritized ?? 0),
      active: active ?? 0,
      delayed: delayed ?? 0,
      failed: failed ?? 0,
    };
  }
}
