import { execFileSync, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { KUBERNETES, objectsIn, OVERLAYS, unsafeIn } from './kubernetes/manifests.ts';
import { findFaults } from './kubernetes/validate.ts';

/** `npm run check:deployment`: builds every overlay and validates the result by the schemas, as the tests do with the files as written. */
if (spawnSync('kubectl', ['--help']).error) {
  console.error('✗ This check needs kubectl with kustomize 5.');
  process.exit(1);
}

for (const overlay of OVERLAYS) {
  const objects = objectsIn(
    execFileSync('kubectl', ['kustomize', join(KUBERNETES, overlay)], {
      encoding: 'utf8',
      maxBuffer: 16 * 1024 * 1024,
    }),
  );
  const faults = [...(await findFaults(objects)), ...unsafeIn(objects)];
  for (const fault of faults) console.error(`✗ ${overlay}: ${fault}`);
  if (faults.length > 0) process.exitCode = 1;
  else console.log(`✓ ${overlay}: ${objects.length} objects`);
}
