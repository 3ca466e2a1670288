import { answer, api } from '@vitrine/platform';
import type { LiveChange, LiveHandlers } from './live-event.js';
import { readStream } from './read-stream.js';

/** A stream that ended is opened anew after this, and a little at random, so that all do not come at once; in milliseconds. */
const AGAIN_MS = 1000;
/** How often changes are asked for where there is no stream, in milliseconds. */
const POLL_MS = 15_000;
/** After so many of these the stream is tried again. */
const POLLS = 4;
/** Changes whose ids are kept, because they may be told twice. */
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

/** Hears of changes for as long as it is not stopped: by the stream, and where there is none by asking again and again. */
export class LiveConnection {
  private readonly stopped = new AbortController();
  private readonly known = new Set<string>();

  /** @param after from where on to tell, the id of a message; empty = from now on */
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
        if (event === 'change') this.tell(JSON.parse(data) as LiveChange);
        else if (event === 'missed') this.handlers.onEvent({ type: 'missed' });
        else if (event === 'viewers')
          this.handlers.onEvent({ type: 'viewers', ...(JSON.parse(data) as { kind: string; id: string }) });
        // Only now: what was not told yet is told again after a break.
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
        for (const change of changes) this.tell(change);
        this.goOnFrom(next);
      } catch {
        if (!signal.aborted) this.handlers.onState('off');
      }
      await pause(POLL_MS, signal);
    }
  }

  private tell(change: LiveChange): void {
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
