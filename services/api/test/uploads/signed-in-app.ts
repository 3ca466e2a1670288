import { readdir } from 'node:fs/promises';
import type { NestExpressApplication } from '@nestjs/platform-express';
import request from 'supertest';
import { AppConfig } from '../../src/config/app-config.js';
import { createTestApp, type TestAppOptions } from '../test-app.js';

const EMAIL = 'owner@vitrine.example';
const PASSWORD = 'an entirely fine password';

/** The application, an administrator's token for it, and the files in its storage. */
export interface SignedInApp {
  app: NestExpressApplication;
  bearer: string;
  /** Names of all stored and working files. */
  files: () => Promise<string[]>;
}

export async function createSignedInApp(databaseUrl: string, options: TestAppOptions = {}): Promise<SignedInApp> {
  const environment = { ADMIN_EMAIL: EMAIL, ADMIN_PASSWORD: PASSWORD, ...options.environment };
  const app = await createTestApp(databaseUrl, { ...options, environment });
  const answer = await request(app.getHttpServer()).post('/api/admin/login').send({ email: EMAIL, password: PASSWORD });
  const { storage } = app.get(AppConfig);
  return {
    app,
    bearer: `Bearer ${String(answer.body.token)}`,
    files: async () => {
      if (storage.kind !== 'disk') throw new Error('Only the files of a disk can be listed');
      const entries = await readdir(storage.directory, { recursive: true, withFileTypes: true }).catch(() => []);
      return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
    },
  };
}
