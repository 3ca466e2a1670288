import { hash } from 'node:crypto';
import { compress, type ContentEncoding, MIN_COMPRESSED_BYTES } from './content-encoding.js';

/** One form of an answer: its bytes, plain or compressed, and the headers that belong to these bytes. */
export interface Representation {
  body: Buffer;
  etag: string;
  /** Names and values in turn, for 200 and 304. */
  headers: readonly string[];
  /** Names and values in turn, for 200 only. */
  bodyHeaders: readonly string[];
}

/** What is the same in every form of an answer. */
export interface AnswerFields {
  /** Media type. */
  type: string;
  /** Names and values in turn, for 200 and 304. */
  headers: readonly string[];
}

/** An answer as it is sent, plain and, after the first request for it, compressed. */
export class EncodedAnswer {
  readonly plain: Representation;
  /** The size of all forms together. */
  bytes: number;
  private readonly compressed = new Map<ContentEncoding, Representation | Promise<Representation>>();

  /** @param onGrowth called when another form of the answer was added */
  constructor(
    body: Buffer,
    private readonly fields: AnswerFields,
    private readonly onGrowth: () => void = () => undefined,
  ) {
    this.plain = this.represent(body, hash('sha256', body, 'base64url').slice(0, 27));
    this.bytes = body.length;
  }

  /** The answer in a content coding; a promise while it is being compressed, which happens once for each coding. */
  as(encoding: ContentEncoding | undefined): Representation | Promise<Representation> {
    if (encoding === undefined || this.plain.body.length < MIN_COMPRESSED_BYTES) return this.plain;
    const existing = this.compressed.get(encoding);
    if (existing) return existing;
    const made = this.compress(encoding);
    this.compressed.set(encoding, made);
    return made;
  }

  private async compress(encoding: ContentEncoding): Promise<Representation> {
    const body = await compress(this.plain.body, encoding);
    // Other bytes need another strong ETag (RFC 9110 §8.8.3.3).
    const made = this.represent(body, `${this.plain.etag.slice(1, -1)}-${encoding}`, encoding);
    this.compressed.set(encoding, made);
    this.bytes += body.length;
    this.onGrowth();
    return made;
  }

  private represent(body: Buffer, tag: string, encoding?: ContentEncoding): Representation {
    const etag = `"${tag}"`;
    const { type, headers } = this.fields;
    return {
      body,
      etag,
      headers: ['ETag', etag, ...headers],
      bodyHeaders: [
        'Content-Type',
        type,
        'Content-Length',
        String(body.length),
        ...(encoding ? ['Content-Encoding', encoding] : []),
      ],
    };
  }
}
