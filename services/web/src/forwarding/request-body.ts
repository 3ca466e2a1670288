import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';

/** Bytes of a body that are buffered for a retry; no order is longer. */
const MAX_BUFFERED_BYTES = 64 * 1024;

export const hasBody = ({ headers }: IncomingMessage): boolean =>
  'transfer-encoding' in headers || Number(headers['content-length'] ?? 0) > 0;

/** A visitor's body on its way to the API, read with backpressure. */
export class RequestBody {
  private kept: Buffer[] | null = [];
  private bufferedBytes = 0;
  private whole: Buffer | undefined;
  private current: Readable | undefined;
  private listening = false;

  constructor(private readonly request: IncomingMessage) {
    // A body that arrived together with the headers needs no stream.
    if (request.complete && request.readableLength <= MAX_BUFFERED_BYTES)
      this.whole = (request.read() as Buffer | null) ?? undefined;
  }

  /** Whether everything that was read so far is buffered and can be sent again. */
  get isRepeatable(): boolean {
    return this.kept !== null;
  }

  /** The body from its beginning; ends a stream that was opened before. */
  open(): Buffer | Readable {
    if (this.whole) return this.whole;
    // The end of this stream must not close the visitor's connection, on which the answer still has to be sent.
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
        if (!this.request.complete) this.current?.destroy(new Error('The visitor disconnected'));
      });
    this.request.pause();
  }

  private keep(chunk: Buffer): void {
    this.bufferedBytes += chunk.length;
    if (this.bufferedBytes > MAX_BUFFERED_BYTES) this.kept = null;
    this.kept?.push(chunk);
  }
}
