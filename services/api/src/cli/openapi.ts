import { writeFile, readFile } from 'node:fs/promises';
import { AppModule } from '../app.module.js';
import { configureApp } from '../configure-app.js';
import { createApp } from '../create-app.js';
import { openApiDocument } from '../operations/openapi-document.js';
import { runProcess } from '../run-process.js';

/** Enough settings to build the application; nothing of it is started and nothing connects. */
const ENVIRONMENT = {
  NODE_ENV: 'development',
  LOG_LEVEL: 'silent',
  DATABASE_URL: 'postgres://127.0.0.1:1/none',
  SMTP_URL: 'smtp://127.0.0.1:1',
  JWT_SECRET: '-'.repeat(32),
  FIELD_KEYS: `document:${Buffer.alloc(32).toString('base64')}`,
};

/** `openapi.js FILE` writes the document; `openapi.js --check FILE` ends with code 1 when FILE is not what it would write. */
runProcess('vitrine-openapi', async () => {
  const checking = process.argv[2] === '--check';
  const file = process.argv[checking ? 3 : 2];
  if (file === undefined) throw new Error('the file is missing');
  process.env = { ...process.env, REDIS_URL: '', ADMIN_EMAIL: '', ADMIN_PASSWORD: '', ...ENVIRONMENT };
  const app = await createApp(AppModule);
  configureApp(app);
  const text = `${JSON.stringify(openApiDocument(app), null, 2)}\n`;
  if (!checking) await writeFile(file, text);
  else if ((await readFile(file, 'utf8').catch(() => '')) !== text) {
    throw new Error(`${file} is not up to date; run "npm run generate"`);
  }
  process.exit(0);
});
