import { createReadStream } from 'node:fs';
import { Injectable } from '@nestjs/common';
import { IMPORT_PERMISSIONS, type ImportKind, type NewImport } from '@vitrine/schemas';
import { AuditLog } from '../../common/audit/audit-log.js';
import type { CurrentAdminInfo } from '../../common/auth/current-admin.js';
import { forbidden, notFound } from '../../common/errors/api-error.js';
import { newId } from '../../common/ids.js';
import { Database } from '../../database/database.js';
import type { ImportDto } from './import.dto.js';
import { ImportsRepository } from './imports.repository.js';

/** Bytes of a piece in which a file is stored; larger pieces would pile up in the worker's memory, since V8 frees them late. */
const PIECE_BYTES = 32 * 1024;

/** Takes imports, and reads their state. */
@Injectable()
export class ImportsService {
  constructor(
    private readonly database: Database,
    private readonly repository: ImportsRepository,
    private readonly audit: AuditLog,
  ) {}

  /**
   * Stores an import for the worker.
   * @param file path of the uploaded file
   * @returns the id of the import
   * @throws ApiError 403 without the permission to write such rows
   */
  async take({ file, kind, mode }: NewImport, admin: CurrentAdminInfo): Promise<string> {
    assertMay(admin, kind, 'write');
    const job = { id: newId(), kind, mode, actor: { id: admin.id, email: admin.email } };
    await this.database.transaction(async (connection) => {
      const pieces = createReadStream(file, { highWaterMark: PIECE_BYTES }) as AsyncIterable<Buffer>;
      await this.repository.add(connection, job, pieces);
      await this.audit.writeDeclared(connection, { subjectId: job.id, details: { kind, mode } });
    });
    return job.id;
  }

  /** @throws ApiError 404, or 403 without the permission to read such rows */
  async get(id: string, admin: CurrentAdminInfo): Promise<ImportDto> {
    const found = await this.repository.find(id);
    if (!found) throw notFound('Import');
    assertMay(admin, found.kind, 'read');
    return { ...found, refused: [...found.refused], planned: [...found.planned] };
  }
}

/** Checks the permission that a kind needs beside that of the operation (docs/deviations.md). @throws ApiError 403 */
export function assertMay(
  { permissions, role }: Pick<CurrentAdminInfo, 'permissions' | 'role'>,
  kind: ImportKind,
  what: 'read' | 'write',
): void {
  const permission = IMPORT_PERMISSIONS[kind][what];
  if (!permissions.includes(permission)) throw forbidden(permission, role === null ? 'key' : 'role');
}
