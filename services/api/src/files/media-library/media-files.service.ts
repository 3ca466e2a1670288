import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  describeMediaUse,
  mediaFileSchema,
  sentence,
  type MediaFileFields,
  type MediaFilesQuery,
} from '@vitrine/schemas';
import { sql } from 'kysely';
import { adminFields, changeRow, changeVersioned, type StoredFields } from '../../common/admin-entity/index.js';
import { AuditLog } from '../../common/audit/audit-log.js';
import type { CurrentAdminInfo } from '../../common/auth/current-admin.js';
import { conflict, notFound } from '../../common/errors/api-error.js';
import { assertExpected, type ExpectedVersions } from '../../common/http/if-match.js';
import { nextIdCursor, readIdCursor } from '../../common/http/requests/cursor.js';
import { Database } from '../../database/database.js';
import { MediaFile } from '../media/media-file.entity.js';
import { IS_IN_LIBRARY, MediaReferences } from '../media/removal/media-references.js';
import { MediaRemoval } from '../media/removal/media-removal.js';
import type { MediaFileDto, MediaFilesDto } from './media-file.dto.js';
import { mediaUses } from './media-uses.js';

const COLUMNS = sql`
  file.id, file.path, file.name, file.kind, file.mime_type as "mimeType", file.size_bytes::float8 as "sizeBytes", file.width, file.height,
  file.duration_seconds as "durationSeconds", file.variants, file.alt, file.focal_point as "focalPoint", file.translations,
  coalesce(
    (select json_agg(json_build_object('kind', kind, 'id', key, 'name', uses.name) order by kind, uses.name, key)
     from uses where uses.file = file.id),
    '[]'
  ) as uses,
  file.version, file.created_at as "createdAt", file.updated_at as "updatedAt", file.updated_by as "updatedBy"`;

/** Number of records that a refusal names; the file's own answer has all of them. */
const NAMED_USES = 5;

/** The columns of a file that a body sets. */
const fields: StoredFields<
  MediaFile,
  MediaFileFields,
  Exclude<
    keyof MediaFile,
    'id' | 'alt' | 'focalPoint' | 'translations' | 'version' | 'createdAt' | 'updatedAt' | 'updatedBy'
  >
> = {
  schema: mediaFileSchema,
  fieldsOf: ({ alt, focalPoint, translations, ...row }) => ({ alt, focalPoint, translations, ...adminFields(row) }),
  columnsOf: ({ version: _, ...columns }) => columns,
  columnNames: {},
};

/** The media library, for staff. */
@Injectable()
export class MediaFilesService {
  constructor(
    private readonly em: EntityManager,
    private readonly database: Database,
    private readonly references: MediaReferences,
    private readonly removal: MediaRemoval,
    private readonly audit: AuditLog,
  ) {}

  /** Files, newest first. @throws ApiError 400 for an invalid cursor */
  async list({ search, kind, unused, cursor, limit }: MediaFilesQuery): Promise<MediaFilesDto> {
    const before = readIdCursor(cursor);
    const uses = mediaUses(await this.references.tables());
    const conditions = [
      IS_IN_LIBRARY,
      ...(kind === undefined ? [] : [sql`file.kind = ${kind}`]),
      ...(search === '' ? [] : [sql`position(lower(${search}) in lower(concat_ws(' ', file.name, file.path))) > 0`]),
      ...(unused ? [sql`not exists (select from uses where uses.file = file.id)`] : []),
      ...(before === undefined ? [] : [sql`file.id < ${before}`]),
    ];
    const found = await this.database.run(
      sql<MediaFileDto>`with ${uses} select ${COLUMNS} from media_files as file
        where ${sql.join(conditions, sql` and `)} order by file.id desc limit ${limit + 1}`,
    );
    return { files: found.slice(0, limit), next: nextIdCursor(found, limit) };
  }

  /** @throws ApiError 404 */
  async get(id: string): Promise<MediaFileDto> {
    const uses = mediaUses(await this.references.tables());
    const [file] = await this.database.run(
      sql<MediaFileDto>`with ${uses} select ${COLUMNS} from media_files as file
        where file.id = ${id} and ${IS_IN_LIBRARY}`,
    );
    if (!file) throw notFound('File');
    return file;
  }

  /**
   * Changes any subset of the fields that staff edit.
   * @throws ApiError 404, 400 `VALIDATION_FAILED`, 409 `STALE_VERSION`, 412 `PRECONDITION_FAILED`
   */
  async update(
    id: string,
    changes: Readonly<Record<string, unknown>>,
    expected?: ExpectedVersions,
  ): Promise<MediaFileDto> {
    const change = (file: MediaFile, em: EntityManager) => {
      if (file.deletedAt) throw notFound('File');
      return changeRow(em, fields, file, changes);
    };
    await changeVersioned(this.em, MediaFile, id, 'File', change, expected);
    return this.get(id);
  }

  /**
   * Deletes a file without uses from the library. It can be restored for 30 days, and its address answers until it is removed.
   * @throws ApiError 404, 409 `CONFLICT` with the uses, 412 `PRECONDITION_FAILED`
   */
  async remove(id: string, actor: CurrentAdminInfo, expected?: ExpectedVersions): Promise<void> {
    const { version } = await this.get(id);
    assertExpected(expected, version);
    const isDeleted = await this.removal.deleteUnused(id, actor.email, (connection) =>
      this.audit.writeDeclared(connection),
    );
    if (isDeleted) return;
    const { uses } = await this.get(id);
    const named = uses.slice(0, NAMED_USES).map(describeMediaUse);
    const more = uses.length > NAMED_USES ? [`+${uses.length - NAMED_USES}`] : [];
    throw conflict('CONFLICT', sentence('media.inUse', { uses: [...named, ...more].join(', ') }));
  }

  /** Restores a deleted file within 30 days. @throws ApiError 404 */
  async restore(id: string, actor: CurrentAdminInfo): Promise<MediaFileDto> {
    await this.database.transaction(async (connection) => {
      if (!(await this.removal.restore(connection, id, actor.email))) throw notFound('File');
      await this.audit.writeDeclared(connection);
    });
    return this.get(id);
  }
}
