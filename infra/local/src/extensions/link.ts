import { resolve } from 'node:path';
import { StartFailure } from '../failure.ts';
import { ROOT } from '../system.ts';
import { linkPeers } from './link-peers.ts';

/** `npm run extension:link -- FOLDER`: see {@link linkPeers}. */
try {
  const [folder, ...more] = process.argv.slice(2);
  if (folder === undefined || more.length > 0)
    throw new StartFailure('Use: npm run extension:link -- FOLDER, the folder of the package, from that of Vitrine.');
  const names = linkPeers(resolve(ROOT, folder), ROOT);
  console.log(`✓ Linked ${names.join(', ')}`);
} catch (error) {
  if (!(error instanceof StartFailure)) throw error;
  console.error(`✗ ${error.message}`);
  process.exitCode = 1;
}
