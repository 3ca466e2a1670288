import { readdir } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { Router } from 'express';
import { isFrontEnd } from '../releases/release.js';

const yearInSeconds = 31_536_000;
/** The better one first. */
const encodings = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
];
const known = 64;

/** Names of the files of each release, read once: a release never changes. */
function createListing(releasesDir: string): (remote: string, hash: string) => Promise<Set<string> | null> {
  const listings = new Map<string, Set<string>>();
  return async (remote, hash) => {
    const key = `${remote}/${hash}`;
    const found = listings.get(key);
    if (found) return found;
    const names = await readdir(join(releasesDir, remote, hash, 'browser')).catch(() => null);
    if (!names) return null;
    const oldest = listings.keys().next();
    if (listings.size >= known && !oldest.done) listings.delete(oldest.value);
    const listing = new Set(names);
    listings.set(key, listing);
    return listing;
  };
}

/** Serves `/releases/{front end}/{hash}/{file}` of every release that is kept, compressed ahead, to be cached for ever. */
export function releaseFiles(releasesDir: string): Router {
  const router = Router();
  const listingOf = createListing(releasesDir);
  router.get('/:remote/:hash/:file', async (request, response, next) => {
    const { remote, hash, file } = request.params;
    const listing = isFrontEnd(remote) && /^[0-9a-f]{16}$/.test(hash) ? await listingOf(remote, hash) : null;
    if (!listing?.has(file)) return next();
    // asked one by one: asked together, the browser's order (gzip first) would decide
    const encoding = encodings.find(({ name, ending }) => listing.has(file + ending) && request.acceptsEncodings(name));
    response.type(extname(file)).set('Cache-Control', `public, max-age=${yearInSeconds}, immutable`);
    if (listing.has(`${file}.br`)) response.vary('Accept-Encoding');
    if (encoding) response.set('Content-Encoding', encoding.name);
    const name = file + (encoding?.ending ?? '');
    response.sendFile(
      name,
      { root: join(releasesDir, remote, hash, 'browser'), cacheControl: false, dotfiles: 'deny' },
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
