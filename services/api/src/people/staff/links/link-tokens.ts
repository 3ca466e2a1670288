import { Injectable } from '@nestjs/common';
import { timingSafeEqual } from 'node:crypto';
import { parse, stringify } from 'uuid';
import { BlindIndex } from '../../../common/personal-data/blind-index.js';

/** The purpose of a link, which works for no other. */
export type LinkPurpose = 'invitation' | 'password-reset';

/** Lengths of the id in a token and of the keyed hash after it. */
const BYTES = { id: 16, hash: 32 } as const;
const FORM = /^[\w-]{64}$/;

const toPlace = (purpose: LinkPurpose): string => `admin-link:${purpose}`;

/**
 * The secret part of a link: the id of its row and a keyed hash of the id, 64 characters. It is computed for each mail and never stored, so that
 * nobody can use a link who reads the database or a backup.
 */
@Injectable()
export class LinkTokens {
  constructor(private readonly index: BlindIndex) {}

  create(id: string, purpose: LinkPurpose): string {
    return Buffer.concat([parse(id), this.index.hash(id, toPlace(purpose))]).toString('base64url');
  }

  /** @returns the id of the link's row, which may no longer exist; `undefined` for an invalid token */
  read(token: string, purpose: LinkPurpose): string | undefined {
    if (!FORM.test(token)) return undefined;
    const bytes = Buffer.from(token, 'base64url');
    const id = stringifyId(bytes.subarray(0, BYTES.id));
    const hash = bytes.subarray(BYTES.id);
    const isOurs =
      id !== undefined &&
      this.index.hashesToFind(id, toPlace(purpose)).some((expected) => timingSafeEqual(expected, hash));
    return isOurs ? id : undefined;
  }
}

function stringifyId(bytes: Uint8Array): string | undefined {
  try {
    return stringify(bytes);
  } catch {
    return undefined;
  }
}
