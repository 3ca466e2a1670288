import { stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { Router } from 'express';
import type { LiveReleasesOptions } from '../releases/live-releases.js';
import { type FrontEnd, isFrontEnd } from '../releases/release.js';
import { verifyFiles } from '../releases/signed-files.js';

const YEAR_IN_SECONDS = 31_536_000;
/** The preferred encoding first. */
const encodings = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
];
const KNOWN = 64;
/** The folder of a release that visitors may read. */
const SERVED = 'browser/';

export type ReleaseFilesOptions = LiveReleasesOptions;

type Listing = ReadonlySet<string>;

/** Lists the files of verified releases. Cached, because a release never changes. */
function createListing({ releasesDir, releaseKeys }: ReleaseFilesOptions) {
  const listings = new Map<string, Listing>();
  // a refused release is replaced under another inode; until then it is not verified again with each request
  const refused = new Map<string, number>();

  async function verify(remote: FrontEnd, hash: string): Promise<Listing | null> {
    const directory = join(releasesDir, remote, hash);
    const inode = await stat(directory).then(
      ({ ino }) => ino,
      () => undefined,
    );
    if (inode === undefined || refused.get(directory) === inode) return null;
    try {
      const { digests } = await verifyFiles(directory, { remote, hash }, await releaseKeys.publicKeys());
      const paths = [...digests.keys()].filter((path) => path.startsWith(SERVED));
      return new Set(paths.map((path) => path.slice(SERVED.length)));
    } catch {
      refused.set(directory, inode);
      return null;
    }
  }

  return async (remote: FrontEnd, hash: string): Promise<Listing | null> => {
    const key = `${remote}/${hash}`;
    const found = listings.get(key);
    if (found) return found;
    const listing = await verify(remote, hash);
    if (!listing) return null;
    const oldest = listings.keys().next();
    if (listings.size >= KNOWN && !oldest.done) listings.delete(oldest.value);
    listings.set(key, listing);
    return listing;
  };
}

/** Serves `/releases/{front end}/{hash}/{file}` of every stored, signed release, precompressed and cached as immutable. */
export function releaseFiles(options: ReleaseFilesOptions): Router {
  const router = Router();
  const readListing = createListing(options);
  router.get('/:remote/:hash/:file', async (request, response, next) => {
    const { remote, hash, file } = request.params;
    const listing = isFrontEnd(remote) && /^[0-9a-f]{16}$/.test(hash) ? await readListing(remote, hash) : null;
    if (!listing?.has(file)) return next();
    // checked one by one, because for a list the browser's order (gzip first) would decide
    const encoding = encodings.find(({ name, ending }) => listing.has(file + ending) && request.acceptsEncodings(name));
    response.type(extname(file)).set('Cache-Control', `public, max-age=${YEAR_IN_SECONDS}, immutable`);
    if (listing.has(`${file}.br`)) response.vary('Accept-Encoding');
    if (encoding) response.set('Content-Encoding', encoding.name);
    const name = file + (encoding?.ending ?? '');
    // With this header of the request, `sendFile` would not answer 304.
    delete request.headers['cache-control'];
    response.sendFile(
      name,
      { root: join(options.releasesDir, remote, hash, 'browser'), cacheControl: false, dotfiles: 'deny' },
      (error) => {
        if (error && !response.headersSent) next(error);
      },
    );
  });
  router.use((_request, response) => {
    response.status(404).type('text/plain').set('Cache-Control', 'no-store').send('Not found');
  });
  return router;
}
