import { once } from 'node:events';
import { createReadStream, createWriteStream, type WriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { finished } from 'node:stream/promises';
import type { PlannedEntry } from '../plan/import-plan.js';

/** Entries that are written together; the text of more would be collected late by V8. */
const BATCH = 50;

/** Planned entries in a file, one a line, so that a process holds no more of them than a batch. */
export class PlannedFile {
  /** Ids of the entries that are changed. */
  readonly changed: string[] = [];
  private readonly out: WriteStream;

  constructor(private readonly path: string) {
    this.out = createWriteStream(path, { flags: 'wx' });
  }

  async add(entry: PlannedEntry): Promise<void> {
    if (entry.version !== null) this.changed.push(entry.id);
    if (!this.out.write(`${asLine(entry)}\n`)) await once(this.out, 'drain');
  }

  /** Nothing more is added. */
  async close(): Promise<void> {
    this.out.end();
    await finished(this.out);
  }

  /** All of them, new and changed entries in batches of their own. */
  async *batches(): AsyncGenerator<PlannedEntry[]> {
    const open: Record<'new' | 'changed', PlannedEntry[]> = { new: [], changed: [] };
    for await (const line of createInterface({ input: createReadStream(this.path), crlfDelay: Infinity })) {
      const entry = JSON.parse(line) as PlannedEntry;
      const kind = entry.version === null ? 'new' : 'changed';
      open[kind].push(entry);
      if (open[kind].length < BATCH) continue;
      yield open[kind];
      open[kind] = [];
    }
    yield* Object.values(open).filter(({ length }) => length > 0);
  }
}

/** Newer versions of Node's `readline` also end a line at these two separators, which JSON leaves as they are. */
const asLine = (entry: PlannedEntry): string =>
  JSON.stringify(entry)
    .replaceAll('\u2028', String.raw`\u2028`)
    .replaceAll('\u2029', String.raw`\u2029`);
