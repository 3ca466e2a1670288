import { randomBytes, randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A complete environment for `new AppConfig(…)`: random secrets, a state directory of its own, no rate limits. */
export function testEnvironment(overrides: Record<string, string> = {}): Record<string, string> {
  // Below the run's own directory, which is removed after the run; unit tests never create it.
  const runDir = process.env['TEST_DATA_DIR'];
  const dataDir = join(runDir ?? tmpdir(), `vitrine-data-${randomUUID()}`);
  return {
    NODE_ENV: 'test',
    LOG_LEVEL: process.env['TEST_LOG_LEVEL'] ?? 'silent',
    API_PORT: '0',
    WORKER_PORT: '0',
    DATA_DIR: dataDir,
    DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
    SMTP_URL: 'smtp://127.0.0.1:1',
    JWT_SECRET: randomBytes(32).toString('base64url'),
    PROXY_SECRET: randomBytes(32).toString('base64url'),
    FIELD_KEYS: `test:${randomBytes(32).toString('base64')}`,
    RATE_LIMIT_ORDERS: 'off',
    RATE_LIMIT_CONTACTS: 'off',
    RATE_LIMIT_COUPONS: 'off',
    RATE_LIMIT_SEARCH: 'off',
    RATE_LIMIT_LOGIN: 'off',
    // The processes that a run starts share Node's compile cache.
    ...(runDir !== undefined && { NODE_COMPILE_CACHE: join(runDir, 'compile-cache') }),
    // Production requires STORAGE_URL.
    ...(overrides['NODE_ENV'] === 'production' && { STORAGE_URL: join(dataDir, 'uploads') }),
    ...overrides,
  };
}
