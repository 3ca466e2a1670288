import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** A request that the API has acknowledged with 201. */
export interface Acknowledgement {
  kind: 'order' | 'contact';
  id: string;
  /** The visitor's address; each visitor has another one. */
  email: string;
  couponCode: string | null;
}

/** Acknowledged requests, written down at once, so that they can be compared with what is stored later. */
export class Ledger {
  readonly entries: Acknowledgement[] = [];

  /** @param file is overwritten; one JSON object per line */
  constructor(readonly file: string) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, '');
  }

  note(entry: Acknowledgement): void {
    appendFileSync(this.file, `${JSON.stringify(entry)}\n`);
    this.entries.push(entry);
  }

  of(kind: Acknowledgement['kind']): Acknowledgement[] {
    return this.entries.filter((entry) => entry.kind === kind);
  }
}
