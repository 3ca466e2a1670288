import { Injectable, type BeforeApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { PinoLogger } from 'nestjs-pino';
import { Database } from '../../../database/database.js';
import { isBehind, receiveNext, startAtPresent } from './consumer-position.js';
import { EventGaps } from '../event-gaps.js';
import { ConsumesEvents, type EventConsumer } from './event-consumer.js';

/** How often a consumer looks for new events, milliseconds. */
const SWEEP_MS = 1000;
/** Longest pause before a retry, milliseconds; the first is a second, each further one twice as long. */
const MAX_PAUSE_MS = 60_000;

/** Passes events to the consumers of extensions. Any number of workers may run: only one at a time serves a consumer. */
@Injectable()
export class EventConsumers implements OnModuleInit, BeforeApplicationShutdown {
  private readonly consumers = new Map<string, EventConsumer>();
  private readonly timers = new Map<string, NodeJS.Timeout>();
  private readonly running = new Set<Promise<void>>();
  /** Names of the consumers that are known to have a stored position. */
  private readonly begun = new Set<string>();
  private stopped = true;

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly database: Database,
    private readonly gaps: EventGaps,
    private readonly logger: PinoLogger,
  ) {
    logger.setContext(EventConsumers.name);
  }

  /** @throws Error when two consumers have the same name; the process does not start then */
  onModuleInit(): void {
    for (const { instance } of this.discovery.getProviders({ metadataKey: ConsumesEvents.KEY })) {
      const consumer = instance as EventConsumer;
      if (this.consumers.has(consumer.name)) throw new Error(`Two consumers of events are called "${consumer.name}"`);
      this.consumers.set(consumer.name, consumer);
    }
  }

  start(): void {
    this.stopped = false;
    for (const consumer of this.consumers.values()) this.runIn(0, consumer, 0);
  }

  /** Resolves when no consumer is receiving an event any more. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    for (const timer of this.timers.values()) clearTimeout(timer);
    await Promise.all(this.running);
  }

  private runIn(milliseconds: number, consumer: EventConsumer, failures: number): void {
    if (this.stopped) return;
    const begin = () => {
      const work = this.receiveAll(consumer, failures).finally(() => this.running.delete(work));
      this.running.add(work);
    };
    this.timers.set(consumer.name, setTimeout(begin, milliseconds));
  }

  private async receiveAll(consumer: EventConsumer, failures: number): Promise<void> {
    let failed = failures;
    const onGap = () => this.gaps.report(consumer.name);
    try {
      if (!this.begun.has(consumer.name)) await startAtPresent(this.database, consumer);
      this.begun.add(consumer.name);
      // Checked before a row is locked: a lock is a write, and most of the time there is no new event.
      if (await isBehind(this.database, consumer))
        while (!this.stopped && (await receiveNext(this.database, consumer, onGap))) failed = 0;
      this.runIn(SWEEP_MS, consumer, 0);
    } catch (error) {
      this.logger.error({ err: error, consumer: consumer.name }, 'A consumer failed at an event, which is retried');
      this.runIn(Math.min(SWEEP_MS * 2 ** failed, MAX_PAUSE_MS), consumer, failed + 1);
    }
  }
}
