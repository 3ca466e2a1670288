import { execFileSync, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { KUBERNETES, objectsIn, OVERLAYS } from './kubernetes/manifests.ts';
import { faultsOf } from './kubernetes/validate.ts';
import { checkNginx } from './nginx/check-nginx.ts';

/** `npm run check:deployment`: what needs programs of the machine: kustomize builds by `kubectl`, and nginx itself. */
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

try {
  await checkNginx();
  console.log('✓ nginx: forwards and logs as it should');
} catch (error) {
  console.error(`✗ nginx: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
