import { timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { PreviewedKind } from '@vitrine/schemas';
import { BlindIndex } from '../../common/personal-data/blind-index.js';

/** For how long a link works, in milliseconds. */
const LIFETIME_MS = 60 * 60 * 1000;
const PURPOSE = 'preview';
/** Kind, id and end in milliseconds, then the signature. */
const TOKEN = /^(product|article|interview|section|page)\.([0-9a-f-]{36})\.(\d{13})\.([\w-]{43})$/;

/** What a link shows. */
export interface Previewed {
  kind: PreviewedKind;
  id: string;
}

/** Signs and reads the links of previews, by the keys of `FIELD_KEYS`: those that a replaced key has signed stay valid while the ring has it. */
@Injectable()
export class PreviewTokens {
  constructor(private readonly index: BlindIndex) {}

  sign({ kind, id }: Previewed): { token: string; expiresAt: Date } {
    const expiresAt = new Date(Date.now() + LIFETIME_MS);
    const said = `${kind}.${id}.${expiresAt.getTime()}`;
    return { token: `${said}.${this.index.hash(said, PURPOSE).toString('base64url')}`, expiresAt };
  }

  /** @returns `undefined` for a token that is forged, or has expired */
  read(token: string): Previewed | undefined {
    const [, kind, id = '', end = '', signature = ''] = TOKEN.exec(token) ?? [];
    if (kind === undefined || Number(end) <= Date.now()) return undefined;
    const given = Buffer.from(signature, 'base64url');
    const isOurs = this.index
      .hashesToFind(`${kind}.${id}.${end}`, PURPOSE)
      .some((hash) => hash.length === given.length && timingSafeEqual(hash, given));
    return isOurs ? { kind: kind as PreviewedKind, id } : undefined;
  }
}
