import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { documentFile } from './openapi-document.js';

const run = promisify(execFile);
const directory = dirname(documentFile);
const environment = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };

/** Runs a script in the package of the document, where the tools are installed. */
const node = (...script: string[]) => run(process.execPath, script, { cwd: directory, env: environment });

test("Redocly's recommended rules find nothing in the document", async () => {
  const cli = join(directory, '../../node_modules/@redocly/cli/bin/cli.js');
  const { stdout } = await node(cli, 'lint', documentFile, '--format=json', '--max-problems=1000');
  const { problems } = JSON.parse(stdout) as { problems: unknown[] };
  expect(problems).toEqual([]);
}, 60_000);

test('none of these rules is switched off, and no finding is ignored', () => {
  expect(readFileSync(join(directory, 'redocly.yaml'), 'utf8')).toBe('extends:\n  - recommended\n');
  expect(existsSync(join(directory, '.redocly.lint-ignore.yaml'))).toBe(false);
});

test('swagger-parser accepts the document', async () => {
  const script = `import Parser from '@apidevtools/swagger-parser';
    const { openapi } = await Parser.validate('openapi.json');
    process.stdout.write(openapi);`;
  const { stdout } = await node('--input-type=module', '--eval', script);
  expect(stdout).toBe('3.1.1');
}, 60_000);
