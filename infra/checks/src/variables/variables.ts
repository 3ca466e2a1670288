import { randomBytes } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '@vitrine/local';

/** Where settings are read, each service in one place (design: variables). */
const SOURCES = ['services/web/src/config/*.ts', 'infra/local/src/config.ts'];
const API_CONFIG = 'services/api/src/config/app-config.ts';
const NAME = '[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*';
const QUOTED = new RegExp(`['"](${NAME})['"]`, 'g');
const KEY = new RegExp(`^  (${NAME}):`, 'gm');
const ENVIRONMENT = new RegExp(`process\\.env(?:\\.|\\[['"])(${NAME})`, 'g');

const namesIn = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, name = '']) => name);

function sources(patterns: string[]): string[] {
  return patterns
    .flatMap((pattern) => globSync(pattern, { cwd: ROOT }))
    .filter((file) => !/\.spec\.ts$|\/testing\/|\/node_modules\/|\/dist\//.test(file))
    .map((file) => readFileSync(join(ROOT, file), 'utf8'));
}

/** Names of the variables that the configuration of some process reads. */
export async function readVariables(): Promise<Set<string>> {
  const named = sources(SOURCES).flatMap((text) => [...namesIn(text, QUOTED), ...namesIn(text, KEY)]);
  return new Set([...named, ...(await readByApi())]);
}

/** What the API asks its environment for: it makes up some of the names. */
async function readByApi(): Promise<Set<string>> {
  const asked = new Set<string>();
  const environment = new Proxy<Record<string, string>>(
    {
      DATABASE_URL: 'postgres://nobody@localhost/none',
      SMTP_URL: 'smtp://localhost',
      JWT_SECRET: randomBytes(32).toString('hex'),
      FIELD_KEYS: `k1:${randomBytes(32).toString('base64')}`,
      STORAGE_URL: 's3://localhost/bucket',
    },
    {
      get(values, name: string) {
        asked.add(name);
        return values[name];
      },
    },
  );
  const { AppConfig } = (await import(join(ROOT, API_CONFIG))) as { AppConfig: new (from: object) => object };
  new AppConfig(environment);
  return asked;
}

/** Names that code reads from its environment elsewhere. */
export function variablesReadElsewhere(): Set<string> {
  const texts = sources(['services/*/src/**/*.ts', 'infra/local/{src,bin}/**/*.{ts,mjs}']);
  return new Set(texts.flatMap((text) => namesIn(text, ENVIRONMENT)));
}

/** Names in the first column of the table under "Variables" in docs/operations.md. */
export function documentedVariables(): Set<string> {
  const text = readFileSync(join(ROOT, 'docs/operations.md'), 'utf8');
  const section = /^## Variables$(.*?)^## /ms.exec(text)?.[1] ?? '';
  const rows = section.split('\n').filter((line) => line.startsWith('| `'));
  return new Set(rows.flatMap((row) => namesIn(row.split('|')[1] ?? '', new RegExp(`\`(${NAME})\``, 'g'))));
}
