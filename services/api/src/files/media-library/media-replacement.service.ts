import { Injectable } from '@nestjs/common';
import { findMediaUser, sentence } from '@vitrine/schemas';
import { sql, type RawBuilder } from 'kysely';
import { AuditLog } from '../../common/audit/audit-log.js';
import { actingStaffEmail } from '../../common/auth/acting-staff.js';
import { notFound, validationFailed } from '../../common/errors/api-error.js';
import { assertExpected, type ExpectedVersions } from '../../common/http/if-match.js';
import { change, Database, run, type Queryable } from '../../database/database.js';
import { now } from '../../database/expressions.js';
import type { StoredVariant } from '../media/media-file.entity.js';
import { MediaReferences } from '../media/removal/media-references.js';
import type { MediaFileDto } from './media-file.dto.js';
import { MediaFilesService } from './media-files.service.js';

interface ReplacedFile {
  id: string;
  path: string;
  kind: string;
  variants: StoredVariant[];
  version: number;
}

interface Column {
  name: string;
  type: string;
}

/** Puts one stored file in the place of another. */
@Injectable()
export class MediaReplacementService {
  constructor(
    private readonly database: Database,
    private readonly references: MediaReferences,
    private readonly files: MediaFilesService,
    private readonly audit: AuditLog,
  ) {}

  /**
   * Lets every record that names a file name another one, which takes over what staff said of it. What once was, such as earlier versions of pages, names the old one
   * still; that goes a week after nothing names it any more, as every file does.
   * @param path of the file that takes the place
   * @returns the file that took the place
   * @throws ApiError 404; 400 for a file of another kind, or none; 412 `PRECONDITION_FAILED`
   */
  async replace(id: string, path: string, expected?: ExpectedVersions): Promise<MediaFileDto> {
    const tables = (await this.references.tables()).filter((table) => !findMediaUser(table)?.isHistory);
    const newId = await this.database.transaction(async (connection) => {
      await this.references.lock(connection, tables, 'exclusive');
      const old = await this.lockFile(connection, sql`id = ${id}`);
      if (!old) throw notFound('File');
      assertExpected(expected, old.version);
      const taking = await this.lockFile(connection, sql`path = ${path}`);
      if (!taking) throw validationFailed([{ field: 'file', message: sentence('media.missing') }]);
      if (old.kind !== taking.kind) throw validationFailed([{ field: 'file', message: sentence('media.kind') }]);
      await change(
        connection,
        sql`update media_files as taking
            set alt = old.alt, focus = old.focus, translations = old.translations, version = old.version + 1, updated_at = now(), updated_by = ${actingStaffEmail()}
            from media_files as old where old.id = ${id} and taking.id = ${taking.id}`,
      );
      const names = [old.path, ...old.variants.map(({ url }) => url)];
      for (const table of tables) await rename(connection, table, names, path);
      if (old.kind === 'video') await takeLength(connection, path);
      await this.audit.writeDeclared(connection, { subjectId: taking.id, details: { replaced: id } });
      return taking.id;
    });
    return this.files.get(newId);
  }

  private async lockFile(connection: Queryable, condition: RawBuilder<unknown>): Promise<ReplacedFile | undefined> {
    const [file] = await run(
      connection,
      sql<ReplacedFile>`select id, path, kind, variants, version from media_files
        where ${condition} and removed_at is null for update`,
    );
    return file;
  }
}

/** Every column of a table that may name a file, and those that say who changed a row and when. */
async function columnsOf(connection: Queryable, table: string): Promise<Column[]> {
  return run(
    connection,
    sql<Column>`select attname as name, format_type(atttypid, atttypmod) as type from pg_attribute
      where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
  );
}

const NAMING_TYPES = ['text', 'json', 'jsonb', 'text[]'];

/** Lets the rows of a table name another file. */
async function rename(connection: Queryable, table: string, names: readonly string[], path: string): Promise<void> {
  const columns = await columnsOf(connection, table);
  const pattern = `(?:${names.map((name) => name.replaceAll('.', '\\.')).join('|')})(?![A-Za-z0-9_-]|[./][A-Za-z0-9_-])`;
  const renamed = columns
    .filter(({ type }) => NAMING_TYPES.includes(type))
    .map(({ name, type }): [string, RawBuilder<unknown>] => [
      name,
      sql`regexp_replace(entry.${sql.ref(name)}::text, ${pattern}, ${path}, 'g')::${sql.raw(type)}`,
    ]);
  const told = Object.entries({
    version: sql`entry.version + 1`,
    updated_at: now,
    updated_by: sql`${actingStaffEmail()}::text`,
  }).filter(([name]) => columns.some((column) => column.name === name));
  const values = new Map<string, RawBuilder<unknown>>([...renamed, ...told]);
  await change(
    connection,
    sql`update ${sql.raw(table)} as entry
        set ${sql.join([...values].map(([name, value]) => sql`${sql.ref(name)} = ${value}`))}
        where to_jsonb(entry)::text ~ ${pattern}`,
  );
}

/** Interviews keep how long their film is. */
async function takeLength(connection: Queryable, path: string): Promise<void> {
  await change(
    connection,
    sql`update interviews set duration_seconds = file.duration_seconds from media_files as file
        where file.path = ${path} and ${path} in (video_file, video_url)`,
  );
}
