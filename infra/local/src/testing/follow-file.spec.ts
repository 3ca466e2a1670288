import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { followFile } from './follow-file.ts';

test('everything that is written is passed on once, including the rest at the end', () => {
  const directory = mkdtempSync(join(tmpdir(), 'vitrine-follow-'));
  const file = join(directory, 'log');
  let seen = '';
  const stop = followFile(file, (bytes) => (seen += bytes.toString()));
  appendFileSync(file, 'a line\n');
  appendFileSync(file, 'x'.repeat(100_000));
  stop();
  expect(seen).toBe(`a line\n${'x'.repeat(100_000)}`);
  rmSync(directory, { recursive: true });
});
