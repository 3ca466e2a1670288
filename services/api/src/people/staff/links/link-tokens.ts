import { Injectable } from '@nestjs/common';
import { timingSafeEqual } from 'node:crypto';
import { parse, stringify } from 'uuid';
import { BlindIndex } from '../../../common/personal-data/blind-index.js';

/** What a link is for; none works for another purpose. */
export type LinkPurpose = 'invitation' | 'password-reset';

/** Of the id in a token, and of the keyed hash behind it. */
const BYTES = { id: 16, hash: 32 } as const;
const FORM = /^[\w-]{64}$/;

const toPlace = (purpose: LinkPurpose): string => `admin-link:${purpose}`;

/**
 * The secret part of a link: the id of its row and a keyed hash of it, 64 characters. It is made anew for each mail and kept nowhere, so that whoever
 * reads the database or a backup can open no link.
 */
@Injectable()
export class LinkTokens {
  constructor(private readonly index: BlindIndex) {}

  create(id: string, purpose: LinkPurpose): string {
    return Buffer.concat([parse(id), this.index.hash(id, toPlace(purpose))]).toString('base64url');
  }

  /** @returns the id of the link's row, whether or not there is one; `undefined` for what we did not make */
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
