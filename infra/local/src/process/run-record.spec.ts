import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { processIdentity } from './identity.ts';
import { RunRecord } from './run-record.ts';

let dataDir: string;
beforeEach(() => (dataDir = mkdtempSync(join(tmpdir(), 'vitrine-record-'))));
afterEach(() => rmSync(dataDir, { recursive: true }));

test('a data directory has one supervisor at a time', async () => {
  const { record } = await RunRecord.claim(dataDir);
  await expect(RunRecord.claim(dataDir)).rejects.toThrow(
    `Vitrine already runs on ${dataDir} (process ${process.pid}): stop it first, or set DATA_DIR to another directory.`,
  );
  await record.release();
  await (await RunRecord.claim(dataDir)).record.release();
});

test('processes that a killed supervisor left are ended by the next, and no others', async () => {
  const sleeper = () =>
    spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { detached: true, stdio: 'ignore' });
  const [orphan, stranger] = [sleeper(), sleeper()];
  const entry = (name: string, pid = 0, identity = processIdentity(pid)) => ({ name, pid, identity });
  mkdirSync(join(dataDir, 'run'));
  writeFileSync(join(dataDir, 'run/supervisor'), `${orphan.pid} another boot`);
  writeFileSync(
    join(dataDir, 'run/processes.json'),
    JSON.stringify([entry('vitrine-api', orphan.pid), entry('vitrine-web', stranger.pid, 'its pid was used again')]),
  );
  const { record, orphans } = await RunRecord.claim(dataDir);
  expect(orphans).toEqual(['vitrine-api']);
  expect(processIdentity(orphan.pid ?? 0)).toBeUndefined();
  expect(processIdentity(stranger.pid ?? 0)).toBeDefined();
  stranger.kill('SIGKILL');
  await record.release();
});
