import { Injectable } from '@nestjs/common';
import { findMediaReferrer, isLogoFile, sentence } from '@vitrine/schemas';
import { sql, type RawBuilder } from 'kysely';
import { AuditLog } from '../../common/audit/audit-log.js';
import { actingStaffEmail } from '../../common/auth/acting-staff.js';
import type { CurrentAdminInfo } from '../../common/auth/current-admin.js';
import { forbidden, notFound, validationFailed } from '../../common/errors/api-error.js';
import { assertExpected, type ExpectedVersions } from '../../common/http/if-match.js';
import { change, Database, run, type Queryable } from '../../database/database.js';
import { now } from '../../database/expressions.js';
import type { StoredVariant } from '../media/media-file.entity.js';
import { IS_IN_LIBRARY, MediaReferences } from '../media/removal/media-references.js';
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
  /** Whether its type can contain a path. */
  holdsPaths: boolean;
}

/** Replaces one stored file by another. */
@Injectable()
export class MediaReplacementService {
  constructor(
    private readonly database: Database,
    private readonly references: MediaReferences,
    private readonly files: MediaFilesService,
    private readonly audit: AuditLog,
  ) {}

  /**
   * Replaces a file in every record that names it; the new file takes over alternative texts and focal point. Records of the past,
   * such as earlier versions of pages, keep the old file, which is removed like any other unused file.
   * @param path path of the new file
   * @param staff must be allowed to write every record that names the file
   * @returns the new file
   * @throws ApiError 404; 400 if the new file is missing, is of another kind, or cannot be the logo that it would replace; 403 for a record that
   * `staff` may not write; 412 `PRECONDITION_FAILED`
   */
  async replace(id: string, path: string, staff: CurrentAdminInfo, expected?: ExpectedVersions): Promise<MediaFileDto> {
    const tables = (await this.references.tables()).filter((table) => !findMediaReferrer(table)?.isHistory);
    const newId = await this.database.transaction(async (connection) => {
      await this.references.lock(connection, tables, 'exclusive');
      const old = await this.lockFile(connection, sql`id = ${id}`);
      if (!old) throw notFound('File');
      assertExpected(expected, old.version);
      const replacement = await this.lockFile(connection, sql`path = ${path}`);
      if (!replacement) throw validationFailed([{ field: 'file', message: sentence('media.missing') }]);
      if (old.kind !== replacement.kind) throw validationFailed([{ field: 'file', message: sentence('media.kind') }]);
      await change(
        connection,
        sql`update media_files as replacement
            set alt = coalesce(replacement.alt, old.alt), focal_point = coalesce(replacement.focal_point, old.focal_point),
              translations = (
                select coalesce(
                  jsonb_object_agg(
                    language,
                    coalesce(old.translations -> language, '{}') || jsonb_strip_nulls(coalesce(replacement.translations -> language, '{}'))
                  ),
                  '{}'
                )
                from jsonb_object_keys(old.translations || replacement.translations) as language
              ),
              version = greatest(old.version, replacement.version) + 1, updated_at = now(), updated_by = ${actingStaffEmail()}
            from media_files as old where old.id = ${id} and replacement.id = ${replacement.id}`,
      );
      const records: string[] = [];
      for (const table of tables) {
        const ids = await replaceReferences(connection, table, listNames(old), path);
        if (ids.length > 0) assertMayWrite(staff, table);
        if (table === 'settings' && ids.length > 0 && !isLogoFile(path))
          throw validationFailed([{ field: 'file', message: sentence('settings.logo') }]);
        records.push(...ids.map((record) => `${table}:${record}`));
      }
      if (old.kind === 'video') await updateInterviewDuration(connection, path);
      await this.audit.writeDeclared(connection, { subjectId: replacement.id, details: { replaced: id, records } });
      return replacement.id;
    });
    return this.files.get(newId);
  }

  private async lockFile(connection: Queryable, condition: RawBuilder<unknown>): Promise<ReplacedFile | undefined> {
    const [file] = await run(
      connection,
      sql<ReplacedFile>`select id, path, kind, variants, version from media_files as file
        where ${condition} and ${IS_IN_LIBRARY} for update`,
    );
    return file;
  }
}

/** The paths that the new file replaces; of a film only its encodings, because records name its stills separately, as pictures. */
const listNames = ({ kind, path, variants }: ReplacedFile): string[] => [
  path,
  ...variants.filter(({ format }) => kind === 'image' || format === 'av1').map(({ url }) => url),
];

function assertMayWrite({ permissions, role }: CurrentAdminInfo, table: string): void {
  const permission = `${findMediaReferrer(table)?.permissions ?? 'content'}:write` as const;
  if (!permissions.includes(permission)) throw forbidden(permission, role === null ? 'key' : 'role');
}

/** The writable columns of a table, with their types. */
async function columnsOf(connection: Queryable, table: string): Promise<Column[]> {
  return run(
    connection,
    sql<Column>`select attname as name, format_type(atttypid, atttypmod) as type,
        kind.typcategory = 'S' or kind.typname in ('json', 'jsonb') or item.typcategory = 'S' as "holdsPaths"
      from pg_attribute
      join pg_type as kind on kind.oid = atttypid
      left join pg_type as item on item.oid = kind.typelem and kind.typcategory = 'A'
      where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
  );
}

/**
 * Replaces paths in the rows of a table, and updates the rows' version and time of change.
 * @returns the ids of the changed rows
 */
async function replaceReferences(
  connection: Queryable,
  table: string,
  names: readonly string[],
  path: string,
): Promise<string[]> {
  const columns = await columnsOf(connection, table);
  const pattern = `(?:${names.map((name) => name.replaceAll('.', '\\.')).join('|')})(?![A-Za-z0-9_-]|[./][A-Za-z0-9_-])`;
  const replaced = columns
    .filter(({ holdsPaths }) => holdsPaths)
    .map(({ name, type }): [string, RawBuilder<unknown>] => [
      name,
      sql`regexp_replace(entry.${sql.ref(name)}::text, ${pattern}, ${path}, 'g')::${sql.raw(type)}`,
    ]);
  const changeColumns = Object.entries({
    version: sql`entry.version + 1`,
    updated_at: now,
    updated_by: sql`${actingStaffEmail()}::text`,
  }).filter(([name]) => columns.some((column) => column.name === name));
  const values = new Map<string, RawBuilder<unknown>>([...replaced, ...changeColumns]);
  const changed = await run(
    connection,
    sql<{ id: string | null }>`update ${sql.raw(table)} as entry
        set ${sql.join([...values].map(([name, value]) => sql`${sql.ref(name)} = ${value}`))}
        where to_jsonb(entry)::text ~ ${pattern}
        returning to_jsonb(entry) ->> 'id' as id`,
  );
  return changed.map(({ id }) => id ?? '');
}

/** Interviews store the duration of their film, which changes with the film. */
async function updateInterviewDuration(connection: Queryable, path: string): Promise<void> {
  await change(
    connection,
    sql`update interviews set duration_seconds = file.duration_seconds from media_files as file
        where file.path = ${path} and ${path} in (video_file, video_url)`,
  );
}
