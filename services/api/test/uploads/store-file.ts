import { Readable } from 'node:stream';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { FileStorage } from '../../src/files/storage/index.js';

/** Puts bytes into the storage of an app, as an upload of that name would. */
export const storeFile = (app: NestExpressApplication, name: string, bytes: Buffer): Promise<void> =>
  app.get(FileStorage).put(name, { stream: Readable.from([bytes]), size: bytes.length });
