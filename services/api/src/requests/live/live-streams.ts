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

/** The interval of the polling while a stream is open; changes must arrive within 2 s (contract: Live). */
const POLL_MS = 700;
/** Heartbeat, because a proxy ends a connection that is idle for a minute or two. */
const HEARTBEAT_MS = 15_000;
/** One stream serves all tabs of a browser. */
export const STREAMS_A_PERSON = 12;
const RETRY_SECONDS = 60;

/**
 * The open streams of this process. While there are any, it polls the database every 700 ms for changes, valid sessions and viewers. So the processes
 * do not depend on each other, and no write waits for a notification (decision 0040).
 */
@Injectable()
export class LiveStreams implements BeforeApplicationShutdown {
  private readonly streams = new Set<LiveStream>();
  /** Ids of delivered changes that may be read again, because an earlier transaction has not ended. */
  private deliveredIds = new Set<string>();
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
   * @param after the place of an earlier stream; `null` = it cannot be read; `undefined` = there was none
   * @param signal aborted when the client disconnects
   * @throws ApiError 429 when this person has too many
   */
  async open(reader: SignedInStaff, after: LivePlace | null | undefined, signal: AbortSignal): Promise<LiveStream> {
    const own = [...this.streams].filter((stream) => stream.reader.id === reader.id).length;
    if (own >= STREAMS_A_PERSON) throw tooManyRequests(RETRY_SECONDS);
    const stream = new LiveStream(reader);
    // Added before the feed is read, so that no change is lost between this read and the next poll.
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

  /** Ends all streams when the process is stopping, or when changes and sessions cannot be read. */
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
        this.logger.warn({ err: error }, 'Live changes cannot be read; all streams are closed');
        this.endAll();
      }
    }
    this.isPolling = false;
    this.place = undefined;
    this.deliveredIds.clear();
    this.viewers.forget();
  }

  private async look(): Promise<void> {
    const streams = [...this.streams];
    const validSessions = await this.sessions.listLive(streams.map(({ reader }) => reader.sid));
    const { place, changes, isMissed } = await this.feed.read(this.place);
    const viewed = await this.viewers.listChanged();
    const fresh = changes.filter(({ id }) => !this.deliveredIds.has(id));
    this.deliveredIds = new Set(changes.map(({ id }) => id));
    this.place = place;
    const isToBeat = Date.now() - this.beatAt >= HEARTBEAT_MS;
    if (isToBeat) this.beatAt = Date.now();
    for (const stream of streams) {
      if (!validSessions.has(stream.reader.sid) || stream.reader.exp * 1000 <= Date.now()) {
        this.close(stream);
        continue;
      }
      if (isMissed) stream.sendMissed(place);
      stream.sendChanges(place, fresh);
      for (const record of viewed) stream.sendViewers(place, record);
      if (isToBeat) stream.beat(place);
    }
  }
}
