import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Something that the API has acknowledged with 201. */
export interface Acknowledgement {
  kind: 'order' | 'contact';
  id: string;
  /** The visitor's address, of which there is one for each. */
  email: string;
  couponCode: string | null;
}

/** What visitors were promised, written down as it comes, so that it can be held against what is there later. */
export class Ledger {
  readonly entries: Acknowledgement[] = [];

  /** @param file is begun anew; one JSON object a line */
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
