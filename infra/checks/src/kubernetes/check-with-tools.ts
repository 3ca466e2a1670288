import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '@vitrine/local';
import { KUBERNETES, objectsIn, OVERLAYS } from './manifests.ts';
import { faultsOf } from './validate.ts';

/** `npm run check:deployment`: what needs programs of the machine: kustomize builds by `kubectl`, and nginx's own check of its configuration. */
const missing = ['kubectl', 'nginx'].filter((program) => spawnSync(program, ['--help']).error);
if (missing.length > 0) {
  console.error(
    `✗ This check needs ${missing.join(' and ')} (Debian: nginx; kubectl with kustomize 5 from its maker).`,
  );
  process.exit(1);
}

for (const overlay of OVERLAYS) {
  const objects = objectsIn(
    execFileSync('kubectl', ['kustomize', join(KUBERNETES, overlay)], {
      encoding: 'utf8',
      maxBuffer: 16 * 1024 * 1024,
    }),
  );
  const faults = await faultsOf(objects);
  for (const fault of faults) console.error(`✗ ${overlay}: ${fault}`);
  if (faults.length > 0) process.exitCode = 1;
  else console.log(`✓ ${overlay}: ${objects.length} objects`);
}

const folder = mkdtempSync(join(tmpdir(), 'vitrine-nginx-'));
try {
  const file = join(folder, 'nginx.conf');
  // The check opens what it would write.
  const text = readFileSync(join(ROOT, 'infra/docker/nginx/nginx.conf'), 'utf8');
  writeFileSync(file, text.replaceAll('/tmp/', `${folder}/`).replaceAll('/dev/stdout', `${folder}/access.log`));
  const { status, stderr } = spawnSync('nginx', ['-t', '-c', file], { encoding: 'utf8' });
  if (status !== 0) {
    console.error(`✗ nginx: ${stderr}`);
    process.exitCode = 1;
  } else console.log('✓ nginx.conf');
} finally {
  rmSync(folder, { recursive: true, force: true });
}
