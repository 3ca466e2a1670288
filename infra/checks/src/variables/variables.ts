import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '@vitrine/local';

/** Where variables have their form, and where the few without one are read (design: variables). */
const SOURCES = ['services/kit/src/forms.ts', 'services/web/src/config/*.ts', 'infra/local/src/config.ts'];
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
export function readVariables(): Set<string> {
  return new Set(sources(SOURCES).flatMap((text) => [...namesIn(text, QUOTED), ...namesIn(text, KEY)]));
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
