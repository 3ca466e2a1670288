import { storedFile } from '../catalogue.js';
import type { TestDatabase } from '../test-database.js';
import { addProduct, orderFor } from '../fixtures/orders.js';
import type { Staff } from '../staff.js';
import { operations } from './document.js';

/** An entry, as the answer to its creation describes it. */
export interface Entry {
  /** Such as `POST /api/products`. */
  madeBy: string;
  id: string;
  version: number | undefined;
  etag: string | undefined;
  /** Its path, from the header `Location`. */
  location: string;
  /** The path of entries of this kind, such as `/api/products/{id}`, with every parameter named `id`. */
  template: string;
}

const ANY_ID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

const toTemplate = (path: string): string => path.replaceAll(/\{\w+\}/g, '{id}');

/** The entry to which a path belongs, and the path with its id. */
export function findEntry(entries: readonly Entry[], path: string): { entry: Entry; address: string } | undefined {
  const asked = toTemplate(path);
  const [entry] = entries
    .filter(({ template }) => asked === template || asked.startsWith(`${template}/`))
    .sort((one, other) => other.template.length - one.template.length);
  return entry && { entry, address: entry.location + asked.slice(entry.template.length) };
}

/** Operations that create entries without an example, and why. */
export const NOT_MADE_OF_JSON = new Map([
  ['POST /api/upload', 'takes files; a test of its own proves its Location'],
  ['POST /api/admin/passkeys', 'takes what an authenticator made; a test of its own proves its Location'],
]);

/** Makes one entry by every operation of the document that creates one. */
export async function makeEntries(database: TestDatabase, staff: Staff): Promise<Entry[]> {
  const productId = await addProduct(database);
  const files = JSON.stringify(operations.map(({ example }) => example)).match(/\/uploads\/[\w.-]+/g) ?? [];
  for (const path of new Set(files)) await storedFile(database, path);
  const entries: Entry[] = [];
  const creating = operations.filter(({ name, statuses }) => statuses.includes('201') && !NOT_MADE_OF_JSON.has(name));
  // What belongs to an entry is created after it.
  const inOrder = creating.sort((one, other) => Number(one.path.includes('{')) - Number(other.path.includes('{')));
  for (const { name, path, example } of inOrder) {
    const body = name === 'POST /api/orders' ? orderFor(productId) : example;
    const answer = await staff.post(findEntry(entries, path)?.address ?? path).send(body);
    if (answer.status !== 201) throw new Error(`${name} answered ${answer.status} ${answer.text}`);
    const id = String(answer.body.id);
    entries.push({
      madeBy: name,
      id,
      version: answer.body.version as number | undefined,
      etag: answer.headers['etag'],
      location: String(answer.headers['location']),
      template: String(answer.headers['location']).replaceAll(ANY_ID, '{id}'),
    });
  }
  return entries;
}
