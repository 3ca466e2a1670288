import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';

/** As much of a body is kept as a request may need to be sent again; no order is longer. */
const KEPT_BYTES = 64 * 1024;

export const hasBody = ({ headers }: IncomingMessage): boolean =>
  'transfer-encoding' in headers || Number(headers['content-length'] ?? 0) > 0;

/** A visitor's body on its way to the API, taken in no faster than the API takes it. */
export class RequestBody {
  private kept: Buffer[] | null = [];
  private keptBytes = 0;
  private whole: Buffer | undefined;
  private current: Readable | undefined;
  private listening = false;

  constructor(private readonly request: IncomingMessage) {
    // What came along with the headers needs no stream.
    if (request.complete && request.readableLength <= KEPT_BYTES)
      this.whole = (request.read() as Buffer | null) ?? undefined;
  }

  /** Whether all that was read of it so far can be sent again. */
  get isRepeatable(): boolean {
    return this.kept !== null;
  }

  /** The body from its beginning; what was opened before is at its end. */
  open(): Buffer | Readable {
    if (this.whole) return this.whole;
    // Ending this stream must not end the visitor's connection, on which the answer is still to be sent.
    const body = new Readable({ read: () => void this.request.resume() }).on('error', () => undefined);
    this.current = body;
    for (const chunk of this.kept ?? []) body.push(chunk);
    if (this.request.readableEnded) body.push(null);
    if (!this.listening) this.listen();
    return body;
  }

  private listen(): void {
    this.listening = true;
    this.request
      .on('data', (chunk: Buffer) => {
        this.keep(chunk);
        if (this.current?.push(chunk) !== true) this.request.pause();
      })
      .once('end', () => this.current?.push(null))
      .once('close', () => {
        if (!this.request.complete) this.current?.destroy(new Error('The visitor went away'));
      });
    this.request.pause();
  }

  private keep(chunk: Buffer): void {
    this.keptBytes += chunk.length;
    if (this.keptBytes > KEPT_BYTES) this.kept = null;
    this.kept?.push(chunk);
  }
}
