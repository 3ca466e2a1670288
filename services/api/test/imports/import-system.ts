import type { INestApplicationContext } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { Test } from '@nestjs/testing';
import type { ImportKind, ImportMode } from '@vitrine/schemas';
import { CommonModule } from '../../src/common/common.module.js';
import { AppConfig } from '../../src/config/app-config.js';
import type { ImportDto } from '../../src/platform/imports/import.dto.js';
import { ImportsProcessor } from '../../src/platform/imports/run/imports.processor.js';
import { ImportsRelay } from '../../src/platform/imports/run/imports-relay.js';
import { ImportsWorkerModule } from '../../src/platform/imports/run/imports-worker.module.js';
import { UpkeepModule } from '../../src/platform/upkeep/upkeep.module.js';
import { waitUntil } from '../processes/wait-until.js';
import { signIn, staffEnvironment, type Staff } from '../staff.js';
import { createTestApp } from '../test-app.js';
import { createTestDatabase, type TestDatabase } from '../test-database.js';
import { testEnvironment } from '../test-environment.js';

const IMPORT_TIMEOUT_MS = 5 * 60_000;

/** An API and its database; the first administrator is signed in. */
export interface ImportSystem {
  database: TestDatabase;
  app: NestExpressApplication;
  staff: Staff;
  /** A worker that takes imports until it is closed. */
  startWorker: () => Promise<INestApplicationContext>;
  close: () => Promise<void>;
}

export async function startImportSystem(): Promise<ImportSystem> {
  const database = await createTestDatabase();
  const app = await createTestApp(database.url, { environment: staffEnvironment });
  return {
    database,
    app,
    staff: await signIn(app),
    startWorker: () => startWorker(database),
    close: async () => {
      await app.close();
      await database.drop();
    },
  };
}

async function startWorker({ url }: TestDatabase): Promise<INestApplicationContext> {
  const testing = await Test.createTestingModule({ imports: [CommonModule, UpkeepModule, ImportsWorkerModule] })
    .overrideProvider(AppConfig)
    .useValue(new AppConfig(testEnvironment({ DATABASE_URL: url })))
    .compile();
  const worker = await testing.init();
  await worker.get(ImportsProcessor).start();
  worker.get(ImportsRelay).start();
  return worker;
}

/** Sends a file. */
export const send = (staff: Staff, kind: ImportKind, mode: ImportMode, file: string | Buffer) =>
  staff
    .post('/api/admin/imports')
    .field('kind', kind)
    .field('mode', mode)
    .attach('file', typeof file === 'string' ? Buffer.from(file) : file, 'rows.csv');

/** Waits for the end of an import. */
export async function ended(staff: Staff, id: string): Promise<ImportDto> {
  let found: ImportDto | undefined;
  await waitUntil(
    'the import has ended',
    async () => {
      const { body } = await staff.get(`/api/admin/imports/${id}`);
      found = body as ImportDto;
      return !['waiting', 'running'].includes(found.state);
    },
    IMPORT_TIMEOUT_MS,
  );
  return found as ImportDto;
}

/** Sends a file and waits for the end of its import. */
export async function bring(staff: Staff, kind: ImportKind, mode: ImportMode, file: string | Buffer) {
  const { status, body } = await send(staff, kind, mode, file);
  if (status !== 202) throw new Error(`The file was answered ${status}: ${JSON.stringify(body)}`);
  return ended(staff, (body as { id: string }).id);
}

/** An export of all rows. */
export async function exported(staff: Staff, kind: ImportKind): Promise<string> {
  const { status, text } = await staff.get(`/api/admin/exports/${kind}`).buffer(true);
  if (status !== 200) throw new Error(`The export was answered ${status}`);
  return text;
}
