import type { IncomingHttpHeaders, ServerResponse } from 'node:http';

/** Whether an answer is a stream of server-sent events, which stays open until one side ends it. */
export const isEventStream = (headers: IncomingHttpHeaders): boolean =>
  /^text\/event-stream\b/i.test(headers['content-type'] ?? '');

/** The open event streams of this process. A stopping process ends them, so that browsers reconnect to another process. */
export class OpenStreams {
  private readonly open = new Set<() => void>();
  private isEnding = false;

  /** @param end ends the stream properly */
  add(response: ServerResponse, end: () => void): void {
    if (this.isEnding) return void setImmediate(end);
    this.open.add(end);
    response.once('close', () => this.open.delete(end));
  }

  /** Ends all streams, and each that is added later. */
  endAll(): void {
    this.isEnding = true;
    for (const end of this.open) end();
  }
}
