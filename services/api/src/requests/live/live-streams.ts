import type { Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { PinoLogger } from 'nestjs-pino';
import type { SignedInStaff } from '../../common/auth/current-admin.js';
import { tooManyRequests } from '../../common/errors/api-error.js';
import { AdminSessionsService } from '../../people/admin-session/sessions/admin-sessions.service.js';
import { LiveFeed } from './live-feed.js';
import type { LivePlace } from './live-place.js';
import { LiveStream } from './live-stream.js';
import { ViewersService } from './viewers/viewers.service.js';

/** How often changes are looked for while somebody listens: they arrive within 2 s (contract: Live). */
const POLL_MS = 700;
/** A proxy ends a connection on which nothing comes for a minute or two. */
const BEAT_MS = 15_000;
/** A browser has one stream for all its tabs. */
export const STREAMS_A_PERSON = 12;
const RETRY_SECONDS = 60;

/**
 * The open streams of this process. While there are any it asks the database every 700 ms what changed, which of their sessions still hold, and who looks
 * at what: so a process needs nothing of the others, and no write waits for a notification (decision 0040).
 */
@Injectable()
export class LiveStreams implements BeforeApplicationShutdown {
  private readonly streams = new Set<LiveStream>();
  /** Changes that were told already and are read again, because a transaction before them has not ended. */
  private told = new Set<string>();
  private place: LivePlace | undefined;
  private beatAt = 0;
  private isPolling = false;

  constructor(
    private readonly feed: LiveFeed,
    private readonly sessions: AdminSessionsService,
    private readonly viewers: ViewersService,
    private readonly host: HttpAdapterHost,
    private readonly logger: PinoLogger,
  ) {
    logger.setContext(LiveStreams.name);
  }

  /**
   * Opens a stream.
   * @param after where an earlier one was; `null` = that is not known any more; `undefined` = there was none
   * @param signal of its end
   * @throws ApiError 429 when this person has too many
   */
  async open(reader: SignedInStaff, after: LivePlace | null | undefined, signal: AbortSignal): Promise<LiveStream> {
    const own = [...this.streams].filter((stream) => stream.reader.id === reader.id).length;
    if (own >= STREAMS_A_PERSON) throw tooManyRequests(RETRY_SECONDS);
    const stream = new LiveStream(reader);
    // Before anything is read, so that nothing falls between what is read and what is told from now on.
    this.streams.add(stream);
    signal.addEventListener('abort', () => this.close(stream));
    try {
      const { place, changes, isMissed } = await this.feed.read(after ?? undefined);
      this.place ??= place;
      stream.begin(place, changes, isMissed || after === null);
    } catch (error) {
      this.close(stream);
      throw error;
    }
    if (signal.aborted) this.close(stream);
    else void this.poll();
    return stream;
  }

  beforeApplicationShutdown(): void {
    this.endAll();
  }

  private close(stream: LiveStream): void {
    stream.end();
    this.streams.delete(stream);
  }

  private endAll(): void {
    for (const stream of this.streams) this.close(stream);
  }

  /** A process that is stopping ends its streams at once; so does one that cannot know any more what changed and whose session holds. */
  private async poll(): Promise<void> {
    if (this.isPolling) return;
    this.isPolling = true;
    const server = this.host.httpAdapter.getHttpServer() as Server;
    while (this.streams.size > 0) {
      await pause(POLL_MS, undefined, { ref: false });
      try {
        if (server.listening) await this.look();
        else this.endAll();
      } catch (error) {
        this.logger.warn({ err: error }, 'The back-office cannot be told of changes');
        this.endAll();
      }
    }
    this.isPolling = false;
    this.place = undefined;
    this.told.clear();
    this.viewers.forget();
  }

  private async look(): Promise<void> {
    const streams = [...this.streams];
    const holding = await this.sessions.listLive(streams.map(({ reader }) => reader.sid));
    const { place, changes, isMissed } = await this.feed.read(this.place);
    const viewed = await this.viewers.listChanged();
    const fresh = changes.filter(({ id }) => !this.told.has(id));
    this.told = new Set(changes.map(({ id }) => id));
    this.place = place;
    const isToBeat = Date.now() - this.beatAt >= BEAT_MS;
    if (isToBeat) this.beatAt = Date.now();
    for (const stream of streams) {
      if (!holding.has(stream.reader.sid) || stream.reader.exp * 1000 <= Date.now()) {
        this.close(stream);
        continue;
      }
      if (isMissed) stream.tellMissed(place);
      stream.tell(place, fresh);
      for (const record of viewed) stream.tellViewers(place, record);
      if (isToBeat) stream.beat(place);
    }
  }
}
