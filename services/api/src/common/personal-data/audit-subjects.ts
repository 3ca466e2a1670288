import { Injectable } from '@nestjs/common';
import { BlindIndex } from './blind-index.js';
import { canonicalAddress } from './canonical-address.js';

const PURPOSE = 'audit-subject';
/** 64 bits, which are enough to distinguish people. */
const HEX_DIGITS = 16;

/** The name of a person in the audit log: a keyed hash of the e-mail address. */
@Injectable()
export class AuditSubjects {
  constructor(private readonly index: BlindIndex) {}

  getSubject(email: string): string {
    return named(this.index.hash(canonicalAddress(email), PURPOSE));
  }

  /** The names of a person under every key of the keyring. */
  subjectsToFind(email: string): string[] {
    return this.index.hashesToFind(canonicalAddress(email), PURPOSE).map(named);
  }
}

const named = (hash: Buffer): string => hash.toString('hex').slice(0, HEX_DIGITS);
