import type { Pictures } from '../catalogue/catalogue.js';

interface Still {
  src: string;
  /** Used if the film has no still of its own. */
  picture: string | undefined;
  pictures: Pictures;
}

/** The film's own still, which is in `pictures` under the film's path; without one, the given picture. */
export function getStill({ src, picture, pictures }: Still): { path: string | undefined; pictures: Pictures } {
  const own = pictures[src];
  const path = own?.variants.find(({ format }) => format === 'webp')?.url;
  return own && path ? { path, pictures: { [path]: own } } : { path: picture, pictures };
}
