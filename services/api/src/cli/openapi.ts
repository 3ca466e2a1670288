import { writeFile } from 'node:fs/promises';
import { AppModule } from '../app.module.js';
import { configureApp } from '../configure-app.js';
import { createApp } from '../create-app.js';
import { openApiDocument } from '../platform/operations/openapi-document.js';
import { runProcess } from '../run-process.js';

/** The settings needed to build the application, which is neither started nor connected to anything. */
const ENVIRONMENT = {
  NODE_ENV: 'development',
  LOG_LEVEL: 'silent',
  DATABASE_URL: 'postgres://127.0.0.1:1/none',
  SMTP_URL: 'smtp://127.0.0.1:1',
  JWT_SECRET: '-'.repeat(32),
  FIELD_KEYS: `document:${Buffer.alloc(32).toString('base64')}`,
};

/** `openapi.js FILE` writes the OpenAPI document. */
runProcess('vitrine-openapi', async () => {
  const file = process.argv[2];
  if (file === undefined) throw new Error('the file is missing');
  process.env = { ...process.env, REDIS_URL: '', ADMIN_EMAIL: '', ADMIN_PASSWORD: '', ...ENVIRONMENT };
  const app = await createApp(AppModule);
  configureApp(app);
  await writeFile(file, `${JSON.stringify(openApiDocument(app), null, 2)}\n`);
  process.exit(0);
});
