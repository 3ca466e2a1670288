import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const api = join(import.meta.dirname, '..');
const built = join(api, 'node_modules', '.cache', 'openapi-check');

/** Answers come from doc comments that only the compiler's plugin reads, so the document is made from a build of its own. */
test('the committed OpenAPI document is the one the API gives', async () => {
  await run(
    process.execPath,
    [fileURLToPath(import.meta.resolve('@nestjs/cli/bin/nest.js')), 'build', '--config', 'nest-cli.openapi.json'],
    {
      cwd: api,
    },
  );
  await run(process.execPath, [join(built, 'cli', 'openapi.js'), '--check', '../../contracts/openapi/openapi.json'], {
    cwd: api,
  });
}, 120_000);
