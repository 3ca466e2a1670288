import { Injectable } from '@nestjs/common';
import { sentence, type Assignee } from '@vitrine/schemas';
import { AuditLog } from '../../../common/audit/audit-log.js';
import type { CurrentAdminInfo } from '../../../common/auth/current-admin.js';
import { validationFailed } from '../../../common/errors/api-error.js';
import { newId } from '../../../common/ids.js';
import { change, Database, run, type Queryable } from '../../../database/database.js';
import { db } from '../../../database/db.js';
import { lockRecord } from '../lock-record.js';
import type { WorkedKind } from '../record-kind.js';
import { insertEntry } from '../timeline/entries.js';
import { Colleagues } from './colleagues.js';

/** Assigns records to staff (contract: A desk for several people). */
@Injectable()
export class Assignments {
  constructor(
    private readonly database: Database,
    private readonly colleagues: Colleagues,
    private readonly audit: AuditLog,
  ) {}

  /**
   * Assigns a record to an account, or to nobody. Assigning it to its present assignee writes no timeline entry.
   * @throws ApiError 400 for an account that may not work on such records, 404, 409 `CONFLICT` when the person was erased
   */
  async assign(kind: WorkedKind, recordId: string, { staffId }: Assignee, actor: CurrentAdminInfo): Promise<void> {
    await this.database.transaction(async (connection) => {
      await lockRecord(connection, kind, recordId, 'update');
      if (staffId !== null && !(await this.colleagues.mayWork(connection, kind, staffId)))
        throw validationFailed([{ field: 'staffId', message: sentence('assignee.mayNot') }]);
      const before = await this.getAssignee(connection, kind, recordId);
      if (before !== staffId) await this.replace(connection, kind, { recordId, staffId, actor });
      await this.audit.writeDeclared(connection, { details: { assignee: [before, staffId] } });
    });
  }

  private async getAssignee(connection: Queryable, { reference }: WorkedKind, id: string): Promise<string | null> {
    const [found] = await run(
      connection,
      db.selectFrom('assignments').select('admin_id as id').where(reference, '=', id),
    );
    return found?.id ?? null;
  }

  private async replace(
    connection: Queryable,
    kind: WorkedKind,
    { recordId, staffId, actor }: { recordId: string; staffId: string | null; actor: CurrentAdminInfo },
  ): Promise<void> {
    const id = newId();
    await insertEntry(connection, kind, recordId, {
      id,
      kind: 'assignment',
      actor,
      content: null,
      details: { assignee: staffId },
    });
    await change(connection, db.deleteFrom('assignments').where(kind.reference, '=', recordId));
    if (staffId !== null)
      await change(
        connection,
        db.insertInto('assignments').values({ entry_id: id, [kind.reference]: recordId, admin_id: staffId }),
      );
  }
}
