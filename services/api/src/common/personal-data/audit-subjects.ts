import { Injectable } from '@nestjs/common';
import { BlindIndex } from './blind-index.js';
import { canonicalAddress } from './canonical-address.js';

const PURPOSE = 'audit-subject';
/** 64 bits: enough to tell people apart, too few to be anything else. */
const HEX_DIGITS = 16;

/** How the audit log names a person: by a keyed hash of the e-mail address. */
@Injectable()
export class AuditSubjects {
  constructor(private readonly index: BlindIndex) {}

  getSubject(email: string): string {
    return named(this.index.hash(canonicalAddress(email), PURPOSE));
  }

  /** The names of a person under every key of the ring. */
  subjectsToFind(email: string): string[] {
    return this.index.hashesToFind(canonicalAddress(email), PURPOSE).map(named);
  }
}

const named = (hash: Buffer): string => hash.toString('hex').slice(0, HEX_DIGITS);
