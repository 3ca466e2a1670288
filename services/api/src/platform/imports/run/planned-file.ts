import { open, type FileHandle } from 'node:fs/promises';
import type { PlannedEntry } from '../plan/import-plan.js';

/** Entries per statement; V8 would free the text of larger batches late. */
const BATCH = 50;

/** Entries that are written by one statement: all new, or all changed. */
export interface PlannedBatch {
  isNew: boolean;
  count: number;
  /** A JSON array of their columns, with `id` and, of changed ones, `version`. */
  values: string;
  /** Stored files that they did not refer to before. */
  files: string[];
}

const emptyBatch = (isNew: boolean) => ({ isNew, rows: [] as string[], files: [] as string[] });
const toBatch = ({ isNew, rows, files }: ReturnType<typeof emptyBatch>): PlannedBatch => ({
  isNew,
  count: rows.length,
  values: `[${rows.join(',')}]`,
  files,
});

/** Separates the parts of a line; in JSON it is always escaped. */
const SEPARATOR = '\t';
const NEW = '+';
const CHANGED = '=';

/**
 * Planned entries in a file, one a line, so that no more than a batch of them is in memory. The values of an entry are stored as the JSON text that
 * is sent to the database, so that they need not be parsed and serialised again.
 */
export class PlannedFile {
  /** Ids of the entries that are changed. */
  readonly changed: string[] = [];
  /** Lines that are still to be written; a write for each entry would be too slow. */
  private lines: string[] = [];

  private constructor(
    private readonly path: string,
    private readonly out: FileHandle,
  ) {}

  /** @throws Error of the disk, also when the file exists */
  static async create(path: string): Promise<PlannedFile> {
    return new PlannedFile(path, await open(path, 'wx'));
  }

  /** @throws Error of the disk */
  async add(entry: PlannedEntry): Promise<void> {
    if (entry.version !== null) this.changed.push(entry.id);
    this.lines.push(asLine(entry));
    if (this.lines.length >= BATCH) await this.flush();
  }

  /** Writes the entries that are still in memory. @throws Error of the disk */
  async flush(): Promise<void> {
    const text = this.lines.map((line) => `${line}\n`).join('');
    this.lines = [];
    await this.out.appendFile(text);
  }

  /** Closes the file, also when not all entries were written. */
  close(): Promise<void> {
    return this.out.close();
  }

  /** Reads all entries back, new and changed ones in separate batches. */
  async *batches(): AsyncGenerator<PlannedBatch> {
    const batchOf = { [NEW]: emptyBatch(true), [CHANGED]: emptyBatch(false) };
    const file = await open(this.path);
    try {
      for await (const line of file.readLines()) {
        const [kind, files, row] = line.split(SEPARATOR) as [typeof NEW | typeof CHANGED, string, string];
        const batch = batchOf[kind];
        batch.rows.push(row);
        if (files !== '') batch.files.push(...(JSON.parse(files) as string[]));
        if (batch.rows.length < BATCH) continue;
        yield toBatch(batch);
        batchOf[kind] = emptyBatch(batch.isNew);
      }
    } finally {
      await file.close();
    }
    yield* Object.values(batchOf)
      .filter(({ rows }) => rows.length > 0)
      .map(toBatch);
  }
}

/** Also escapes two line separators that JSON leaves as they are, because newer versions of Node's `readline` end a line there. */
function asLine({ id, version, columns, files }: PlannedEntry): string {
  const named = files.length > 0 ? JSON.stringify(files) : '';
  const row = JSON.stringify(version === null ? { ...columns, id } : { ...columns, id, version });
  return [version === null ? NEW : CHANGED, named, row]
    .join(SEPARATOR)
    .replaceAll('\u2028', String.raw`\u2028`)
    .replaceAll('\u2029', String.raw`\u2029`);
}
