import { answer, api } from '@vitrine/platform';
import type { LiveChange, LiveHandlers } from './live-event.js';
import { readStream } from './read-stream.js';

/** Delay before a stream that ended is reopened, in milliseconds; a random part is added, so that not all clients reconnect at once. */
const AGAIN_MS = 1000;
/** How often changes are polled where there is no stream, in milliseconds. */
const POLL_MS = 15_000;
/** After this number of polls the stream is tried again. */
const POLLS = 4;
/** How many ids of changes are kept, because a change may arrive twice. */
const KNOWN = 1000;

const readChanges = (after: string, signal: AbortSignal) =>
  answer(api.GET('/api/admin/live/changes', { params: { query: after ? { after } : {} }, signal }));

const pause = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/** Receives changes until it is stopped: by the stream, or by polling where there is none. */
export class LiveConnection {
  private readonly stopped = new AbortController();
  private readonly known = new Set<string>();

  /** @param after id of the last message received; empty = only new messages */
  constructor(
    private readonly handlers: LiveHandlers,
    private after: string,
    private readonly onPlace: (after: string) => void,
  ) {}

  async run(): Promise<void> {
    const { signal } = this.stopped;
    while (!signal.aborted) {
      const hasBegun = await this.stream(signal);
      if (signal.aborted) return;
      if (!hasBegun) await this.poll(signal);
      else await pause(AGAIN_MS * (1 + Math.random()), signal);
    }
  }

  stop(): void {
    this.stopped.abort();
  }

  private stream(signal: AbortSignal): Promise<boolean> {
    return readStream({
      after: this.after,
      signal,
      onMessage: ({ event = 'change', id, data }) => {
        this.handlers.onState('live');
        if (event === 'change') this.emit(JSON.parse(data) as LiveChange);
        else if (event === 'missed') this.handlers.onEvent({ type: 'missed' });
        else if (event === 'viewers')
          this.handlers.onEvent({ type: 'viewers', ...(JSON.parse(data) as { kind: string; id: string }) });
        // Only after the handlers: a message that was not handled is sent again after a reconnect.
        if (id) this.goOnFrom(id);
      },
    });
  }

  private async poll(signal: AbortSignal): Promise<void> {
    for (let n = 0; n < POLLS && !signal.aborted; n += 1) {
      try {
        const { changes, missed, next } = await readChanges(this.after, signal);
        this.handlers.onState('polling');
        if (missed) this.handlers.onEvent({ type: 'missed' });
        for (const change of changes) this.emit(change);
        this.goOnFrom(next);
      } catch {
        if (!signal.aborted) this.handlers.onState('off');
      }
      await pause(POLL_MS, signal);
    }
  }

  private emit(change: LiveChange): void {
    if (this.known.has(change.change)) return;
    this.known.add(change.change);
    const [oldest] = this.known;
    if (this.known.size > KNOWN && oldest !== undefined) this.known.delete(oldest);
    this.handlers.onEvent({ type: 'change', change });
  }

  private goOnFrom(after: string): void {
    this.after = after;
    this.onPlace(after);
  }
}
