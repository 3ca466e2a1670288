/**
 * Makes the drawn pictures of the project, those that are not photographed in `../studio`: `node infra/local/demo/pictures/make.ts [editions|features|brand] [slug…]`.
 * The results are committed under out/, so this runs only when a picture changes (some minutes for all of them).
 */
import { makeBrand } from './make-brand.ts';
import { makeEditions } from './make-editions.ts';
import { makeFeatures } from './make-features.ts';

const groups = {
  editions: makeEditions,
  features: makeFeatures,
  brand: makeBrand,
} as const;
const [group, ...only] = process.argv.slice(2);
const report = (line: string): void => console.log(line);

for (const [name, make] of Object.entries(groups)) {
  if (!group || group === name) await make(only, report);
}
