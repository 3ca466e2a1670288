import { Injectable } from '@nestjs/common';
import { BlindIndex } from './blind-index.js';
import { addressSpellings, canonicalAddress } from './canonical-address.js';

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

  /** The names of a person in each spelling of the address, under every key of the keyring. */
  subjectsToFind(email: string): string[] {
    return addressSpellings(email).flatMap((spelling) => this.index.hashesToFind(spelling, PURPOSE).map(named));
  }
}

const named = (hash: Buffer): string => hash.toString('hex').slice(0, HEX_DIGITS);
