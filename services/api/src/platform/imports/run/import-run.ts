import { setImmediate as otherWork } from 'node:timers/promises';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { IMPORT_KINDS, IMPORT_LIMITS, IMPORT_PERMISSIONS, sentence } from '@vitrine/schemas';
import { sql } from 'kysely';
import { AuditLog } from '../../../common/audit/audit-log.js';
import { Database, run, type Queryable } from '../../../database/database.js';
import { isUniqueViolation } from '../../../database/unique-violation.js';
import { WorkDirectory } from '../../../files/storage/index.js';
import { presentPermissions } from '../../../people/admin-session/present-permissions.js';
import { readColumns } from '../columns.js';
import { readCsv, type CsvRow } from '../csv/read-csv.js';
import { UnreadableCsv } from '../csv/unreadable-csv.js';
import { ImportsRepository, type ImportJob, type ImportOutcome } from '../imports.repository.js';
import { importedResource } from '../kinds/index.js';
import { ImportPlan } from '../plan/import-plan.js';
import { PlannedFile } from './planned-file.js';
import { RunCounts } from './run-counts.js';
import { ChangedMeanwhile, lockEntries, writeEntries } from './write-entries.js';

/** Rows that are planned at once. */
const BATCH = 50;
const PROGRESS_MS = 1000;
/** First key of the advisory lock by which imports of one kind are written one after the other. */
const LOCK_SPACE = 1_953_654_121;

/** Another import of the kind is being written. */
export class ImportsBusy extends Error {}

/** Runs an import: all rows of its file are planned first, without a lock; then, if none is refused, all are written in one transaction. */
@Injectable()
export class ImportRun {
  constructor(
    private readonly em: EntityManager,
    private readonly database: Database,
    private readonly repository: ImportsRepository,
    private readonly directory: WorkDirectory,
    private readonly audit: AuditLog,
  ) {}

  /** @throws ImportsBusy or ChangedMeanwhile when it must be run again, and every error of the database and the disk */
  async run(job: ImportJob): Promise<void> {
    const work = await this.directory.open();
    try {
      const planned = await PlannedFile.create(work.next());
      const { plan, counts } = await this.planInto(planned, job);
      if (job.mode === 'check' || counts.outcome.refusedRows > 0) await this.finish(job, counts.outcome);
      else await this.write(job, plan, planned, counts.outcome);
    } finally {
      await work.discard();
    }
  }

  private async planInto(planned: PlannedFile, job: ImportJob) {
    try {
      const result = await this.plan(job, planned);
      await planned.flush();
      return result;
    } finally {
      await planned.close();
    }
  }

  private async plan(
    job: ImportJob,
    planned: PlannedFile,
  ): Promise<{ plan: ImportPlan | undefined; counts: RunCounts }> {
    const counts = new RunCounts(job.mode);
    let plan: ImportPlan | undefined;
    let batch: CsvRow[] = [];
    let notedAt = Date.now();
    const planBatch = async () => {
      for (const row of (await plan?.plan(batch)) ?? []) {
        counts.add(row);
        if (row.entry && job.mode === 'apply') await planned.add(row.entry);
      }
      batch = [];
      if (Date.now() - notedAt < PROGRESS_MS) return otherWork();
      notedAt = Date.now();
      return this.repository.noteProgress(job.id, counts.rows);
    };
    try {
      for await (const row of readCsv(() => this.repository.file(job.id))) {
        if (!plan) {
          const { columns, refused } = readColumns(job.kind, row.cells);
          if (refused.length > 0) return { plan, counts: counts.refuse(row.row, refused) };
          plan = new ImportPlan(this.em, this.database, importedResource[job.kind](), columns);
          continue;
        }
        if (counts.rows + batch.length >= IMPORT_LIMITS.rows) {
          return { plan, counts: counts.refuse(row.row, [{ field: '', message: sentence('import.rows') }]) };
        }
        batch.push(row);
        if (batch.length >= BATCH) await planBatch();
      }
      await planBatch();
    } catch (error) {
      if (!(error instanceof UnreadableCsv)) throw error;
      await planBatch();
      return { plan, counts: counts.refuse(error.row, [{ field: '', message: sentence('import.unreadable') }]) };
    }
    if (counts.rows === 0) counts.refuse(1, [{ field: '', message: sentence('import.empty') }]);
    return { plan, counts };
  }

  /** Ends a run that writes nothing: a check, or a file with refused rows. */
  private async finish({ id, mode }: ImportJob, outcome: ImportOutcome): Promise<void> {
    const result = mode === 'check' ? outcome : { ...outcome, created: 0, updated: 0 };
    await this.database.transaction((connection) =>
      this.repository.finish(connection, id, mode === 'check' ? 'done' : 'refused', result),
    );
  }

  private async write(
    job: ImportJob,
    plan: ImportPlan | undefined,
    planned: PlannedFile,
    outcome: ImportOutcome,
  ): Promise<void> {
    if (!plan) throw new Error('A file without columns must have a refused row');
    try {
      await this.database.transaction(async (connection) => {
        await lockKind(connection, job);
        if (!(await mayWrite(connection, job))) {
          const refused = [{ field: '', message: sentence('import.notAllowed') }];
          const { outcome: none } = new RunCounts(job.mode).refuse(1, refused);
          await this.repository.finish(connection, job.id, 'refused', none);
          return;
        }
        if (!(await this.repository.finish(connection, job.id, 'done', outcome))) return;
        await lockEntries(connection, plan.columns, planned.changed);
        for await (const batch of planned.batches())
          await writeEntries(connection, plan.columns, batch, job.actor.email);
        const { rows, created, updated } = outcome;
        const details = { kind: job.kind, rows, created, updated };
        const entry = { actor: job.actor, action: 'import.apply', subjectType: 'import', subjectId: job.id, details };
        await this.audit.write(entry, connection);
      });
    } catch (error) {
      throw isUniqueViolation(error) ? new ChangedMeanwhile() : error;
    }
  }
}

/** Whether the sender may still write: since then an account may have been suspended, a key revoked. */
const mayWrite = async (connection: Queryable, { kind, actor }: ImportJob): Promise<boolean> =>
  (await presentPermissions(connection, actor.id)).includes(IMPORT_PERMISSIONS[kind].write);

/** Prevents a deadlock of two imports that change the same entries in different order. @throws ImportsBusy */
async function lockKind(connection: Queryable, { kind }: ImportJob): Promise<void> {
  const [lock] = await run(
    connection,
    sql<{ held: boolean }>`
      select pg_try_advisory_xact_lock(${LOCK_SPACE}::integer, ${IMPORT_KINDS.indexOf(kind)}::integer) as held`,
  );
  if (!lock?.held) throw new ImportsBusy('Another import of this kind is being written');
}
