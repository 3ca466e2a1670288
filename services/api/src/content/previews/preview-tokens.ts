import { timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { PreviewedKind } from '@vitrine/schemas';
import { BlindIndex } from '../../common/personal-data/blind-index.js';

/** The lifetime of a link, in milliseconds. */
const LIFETIME_MS = 60 * 60 * 1000;
const PURPOSE = 'preview';
/** Kind, id and time of expiry in milliseconds, then the signature. */
const TOKEN = /^(product|article|interview|section|page)\.([0-9a-f-]{36})\.(\d{13})\.([\w-]{43})$/;

/** The draft that a link shows. */
export interface Previewed {
  kind: PreviewedKind;
  id: string;
}

/**
 * Signs and verifies the links of previews with the keys of `FIELD_KEYS`. Links signed with an old key stay valid as long as the key is in
 * `FIELD_KEYS`.
 */
@Injectable()
export class PreviewTokens {
  constructor(private readonly index: BlindIndex) {}

  sign({ kind, id }: Previewed): { token: string; expiresAt: Date } {
    const expiresAt = new Date(Date.now() + LIFETIME_MS);
    const payload = `${kind}.${id}.${expiresAt.getTime()}`;
    return { token: `${payload}.${this.index.hash(payload, PURPOSE).toString('base64url')}`, expiresAt };
  }

  /** @returns `undefined` for a token that is forged or expired */
  read(token: string): Previewed | undefined {
    const [, kind, id = '', end = '', signature = ''] = TOKEN.exec(token) ?? [];
    if (kind === undefined || Number(end) <= Date.now()) return undefined;
    const given = Buffer.from(signature, 'base64url');
    const isValid = this.index
      .hashesToFind(`${kind}.${id}.${end}`, PURPOSE)
      .some((hash) => hash.length === given.length && timingSafeEqual(hash, given));
    return isValid ? { kind: kind as PreviewedKind, id } : undefined;
  }
}
