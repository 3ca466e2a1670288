import type { IncomingHttpHeaders, ServerResponse } from 'node:http';

/** Whether an answer is one of server-sent events, which lasts until somebody ends it. */
export const isEventStream = (headers: IncomingHttpHeaders): boolean =>
  /^text\/event-stream\b/i.test(headers['content-type'] ?? '');

/** The streams that are passed on at this moment. A process that stops ends them: the browser asks again, and another process answers. */
export class OpenStreams {
  private readonly open = new Set<() => void>();
  private isEnding = false;

  /** @param end ends the stream properly */
  add(response: ServerResponse, end: () => void): void {
    if (this.isEnding) return void setImmediate(end);
    this.open.add(end);
    response.once('close', () => this.open.delete(end));
  }

  /** Ends them, and each that comes later. */
  endAll(): void {
    this.isEnding = true;
    for (const end of this.open) end();
  }
}
