import { createHash, type Hash } from 'node:crypto';
import { Busboy } from '@fastify/busboy';
import type { Request } from 'express';
import { stringify } from 'safe-stable-stringify';
import { FORM_LIMITS } from '../http/requests/form-limits.js';

/** What distinguishes calls with the same key: address and body. */
export interface CallContent {
  /** Resolves with a text that is equal for equal calls; for a form only when all of it has arrived. */
  text: () => Promise<string>;
  /** Stops reading. */
  end: () => void;
}

/** The content of a call with a JSON body or without a body. */
export const jsonContent = ({ url, body }: Request): CallContent => ({
  text: () => Promise.resolve(stringify([url, body ?? null])),
  end: () => undefined,
});

/**
 * The content of a form: names, texts, file names and digests of the files in their order, independent of the boundary. The form is parsed here in
 * addition to the route's own parser, while its bytes arrive, and no bytes are kept.
 * @param alone whether nothing else reads the form
 * @throws Error for a form without a boundary. The text is rejected for an incomplete form and for one that is larger than {@link FORM_LIMITS}.
 */
export function formContent(request: Request, alone: boolean): CallContent {
  const parts: string[][] = [];
  const hashes: { place: number; hash: Hash }[] = [];
  const parser = new Busboy({
    headers: { ...request.headers, 'content-type': request.headers['content-type'] ?? '' },
    limits: FORM_LIMITS,
  });
  parser.on('field', (name, text) => parts.push([name, 'text', digest(text)]));
  parser.on('file', (name, stream, filename) => {
    const hash = createHash('sha256');
    hashes.push({ place: parts.push([name, 'file', filename]) - 1, hash });
    stream.on('data', (chunk: Buffer) => hash.update(chunk)).on('error', () => undefined);
  });
  const whole = new Promise<string>((resolve, reject) => {
    parser.on('error', reject);
    for (const limit of ['partsLimit', 'fieldsLimit'] as const)
      parser.on(limit, () => reject(new Error('The form has too many parts')));
    parser.on('finish', () => {
      for (const { place, hash } of hashes) parts[place]?.push(hash.digest('base64url'));
      resolve(stringify([request.url, parts]));
    });
    request.once('close', () => {
      if (!request.complete) reject(new Error('The form did not arrive whole'));
    });
  });
  whole.catch(() => undefined);
  request.pipe(parser);
  // `pipe` has started the stream; the route's own parser resumes it.
  if (!alone) request.pause();
  return {
    text: () => whole,
    end: () => {
      request.unpipe(parser);
      parser.on('error', () => undefined).destroy();
    },
  };
}

const digest = (text: string): string => createHash('sha256').update(text).digest('base64url');
