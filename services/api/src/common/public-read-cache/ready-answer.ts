import { hash } from 'node:crypto';
import type { Language } from '@vitrine/schemas';
import { compress, LEAST_COMPRESSED_BYTES, type ContentEncoding } from '../http/content-encoding.js';

/** The contract's caching rule for public reads. */
export const PUBLIC_CACHING = 'public, max-age=0, must-revalidate';

/** Staff see more of some public reads, so a shared cache must keep the answers apart. */
export const PUBLIC_READ_VARY = 'Accept-Encoding, Accept-Language, Authorization';

/** One form of an answer: its bytes, plain or compressed, and the headers that go with exactly these bytes. */
export interface Representation {
  body: Buffer;
  etag: string;
  /** Names and values in turn, for 200 and 304 alike. */
  headers: readonly string[];
  /** Names and values in turn, for 200. */
  bodyHeaders: readonly string[];
}

/** A public answer as it goes over the wire, plain and, once somebody asked for it, compressed. */
export class ReadyAnswer {
  readonly plain: Representation;
  /** Of all forms together. */
  bytes: number;
  private readonly compressed = new Map<ContentEncoding, Representation | Promise<Representation>>();

  constructor(
    body: Buffer,
    private readonly language: Language,
    private readonly onGrowth: () => void = () => undefined,
  ) {
    this.plain = this.represent(body, hash('sha256', body, 'base64url').slice(0, 27));
    this.bytes = body.length;
  }

  /** The answer in a content coding: at once when it is ready, else as soon as it is compressed, which happens once. */
  as(encoding: ContentEncoding | undefined): Representation | Promise<Representation> {
    if (encoding === undefined || this.plain.body.length < LEAST_COMPRESSED_BYTES) return this.plain;
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
    return {
      body,
      etag,
      headers: ['ETag', etag, 'Cache-Control', PUBLIC_CACHING, 'Content-Language', this.language],
      bodyHeaders: [
        'Content-Type',
        'application/json; charset=utf-8',
        'Content-Length',
        String(body.length),
        ...(encoding ? ['Content-Encoding', encoding] : []),
      ],
    };
  }
}
