import { writeFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { getQueueToken } from '@nestjs/bullmq';
import type { INestApplicationContext } from '@nestjs/common';
import { Test } from '@nestjs/testing';
import type { Queue } from 'bullmq';
import { waitUntil } from '../../../../test/processes/wait-until.js';
import { eachStorage } from '../../../../test/storage/each-storage.js';
import { createTestDatabase, type TestDatabase } from '../../../../test/test-database.js';
import { testEnvironment } from '../../../../test/test-environment.js';
import { picture } from '../../../../test/uploads/pictures.js';
import { CommonModule } from '../../../common/common.module.js';
import { AppConfig } from '../../../config/app-config.js';
import { MEDIA_QUEUE } from '../../../platform/queue/queue-names.js';
import { FileStorage, WorkDirectory } from '../../storage/index.js';
import { UpkeepModule } from '../../../platform/upkeep/upkeep.module.js';
import { loadSharp } from './load-sharp.js';
import type { StoredVariant } from '../media-file.entity.js';
import { MediaStore } from '../media-store.js';
import { MediaWorkerModule } from '../media-worker.module.js';
import { VariantsProcessor } from './variants.processor.js';
import { VariantsRelay } from './variants-relay.js';

interface Row {
  id: string;
  variants: StoredVariant[];
  variant_attempts: number;
}

describe.each(eachStorage)('pictures on %s', (_kind, start) => {
  let database: TestDatabase;
  let worker: INestApplicationContext;
  let stop: () => Promise<void>;

  beforeAll(async () => {
    database = await createTestDatabase();
    const { environment, close } = await start();
    stop = close;
    const testing = await Test.createTestingModule({ imports: [CommonModule, UpkeepModule, MediaWorkerModule] })
      .overrideProvider(AppConfig)
      .useValue(new AppConfig(testEnvironment({ DATABASE_URL: database.url, ...environment })))
      .compile();
    worker = await testing.init();
    await worker.get(VariantsProcessor).start();
    worker.get(VariantsRelay).start();
  });
  afterAll(async () => {
    await worker.close();
    await stop();
    await database.drop();
  });

  const part = <Part>(type: abstract new (...parameters: never[]) => Part): Part => worker.get(type, { strict: false });
  const row = async (path: string): Promise<Row> => {
    const [found] = await database.query<Row>('select * from media_files where path = $1', [path]);
    if (!found) throw new Error(`There is no ${path}`);
    return found;
  };
  const stored = async (path: string) => buffer(await part(FileStorage).open(path.replace('/uploads/', '')));

  /** Stores a picture like an upload. */
  async function keep(content: Buffer, size: { width: number; height: number }): Promise<string> {
    const file = (await part(WorkDirectory).open()).next();
    await writeFile(file, content);
    const type = { kind: 'image', mimeType: 'image/png', extension: 'png' } as const;
    const media = { ...type, ...size, file, sizeBytes: content.length, name: null, durationSeconds: null };
    return (await part(MediaStore).keep([media]))[0] ?? '';
  }
  const made = (path: string) => waitUntil('its variants are made', async () => (await row(path)).variants.length > 0);

  test('get AVIF and WebP in every width that is not larger than themselves', async () => {
    const sharp = await loadSharp();
    const path = await keep(await picture('png', 1700, 850), { width: 1700, height: 850 });
    await made(path);
    const { variants } = await row(path);
    expect(variants.map(({ width, format }) => `${width} ${format}`)).toEqual([
      '480 avif',
      '480 webp',
      '768 avif',
      '768 webp',
      '960 avif',
      '960 webp',
      '1600 avif',
      '1600 webp',
    ]);
    for (const { url, width, format } of variants) {
      const metadata = await sharp(await stored(url)).metadata();
      expect(metadata).toMatchObject({ width, height: width / 2, format: format === 'avif' ? 'heif' : 'webp' });
    }
  });

  test('that are small get one in their own width', async () => {
    const path = await keep(await picture('png', 200, 100), { width: 200, height: 100 });
    await made(path);
    expect((await row(path)).variants).toEqual([
      { url: expect.stringMatching(/-480\.avif$/), width: 200, format: 'avif' },
      { url: expect.stringMatching(/-480\.webp$/), width: 200, format: 'webp' },
    ]);
  });

  test('whose job was lost get another one', async () => {
    const path = await keep(await picture('png'), { width: 64, height: 48 });
    await made(path);
    await database.query(
      `update media_files set variants = '[]', variants_queued_at = now() - interval '11 minutes' where path = $1`,
      [path],
    );
    expect(await part(VariantsRelay).run()).toEqual({ queued: 1 });
    await made(path);
    expect(await part(VariantsRelay).run()).toEqual({ queued: 0 });
  });

  test('that cannot be decoded are tried once, and their job is kept as failed', async () => {
    const path = await keep(Buffer.from('no picture'), { width: 64, height: 48 });
    const queue = worker.get<Queue>(getQueueToken(MEDIA_QUEUE), { strict: false });
    await waitUntil('its job has failed', async () => (await queue.getFailedCount()) === 1);
    const [failed] = await queue.getFailed();
    expect(failed).toMatchObject({ failedReason: 'The picture cannot be decoded', attemptsMade: 1 });
    await database.query(`update media_files set variants_queued_at = null where path = $1`, [path]);
    expect(await part(VariantsRelay).run()).toEqual({ queued: 0 });
  });

  test('whose original cannot be read are tried again later', async () => {
    const path = await keep(await picture('png'), { width: 64, height: 48 });
    await made(path);
    const name = path.replace('/uploads/', '');
    const original = await stored(path);
    await part(FileStorage).remove(name);
    await database.query(`update media_files set variants = '[]', variants_queued_at = null where path = $1`, [path]);
    await part(VariantsRelay).run();
    const queue = worker.get<Queue>(getQueueToken(MEDIA_QUEUE), { strict: false });
    await waitUntil('a job waits for its next attempt', async () => (await queue.getDelayedCount()) > 0);
    const file = (await part(WorkDirectory).open()).next();
    await writeFile(file, original);
    await part(FileStorage).put(name, { file, take: true });
    await made(path);
    expect((await row(path)).variant_attempts).toBe(2);
  });
});
