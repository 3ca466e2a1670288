import { storedFile } from '../catalogue.js';
import type { TestDatabase } from '../test-database.js';
import { addProduct, orderFor } from '../fixtures/orders.js';
import type { Staff } from '../staff.js';
import { operations } from './document.js';

/** One entry of a kind, as the answer to its creation tells of it. */
export interface Entry {
  /** Such as `POST /api/products`. */
  madeBy: string;
  id: string;
  version: number | undefined;
  etag: string | undefined;
  /** The path of entries of this kind, such as `/api/products/{id}`. */
  template: string;
}

/** Those that take no JSON, and why. */
export const NOT_MADE_OF_JSON = new Map([['POST /api/upload', 'takes files; a test of its own proves its Location']]);

/** Makes one entry by every operation of the document that creates one. */
export async function makeEntries(database: TestDatabase, staff: Staff): Promise<Entry[]> {
  const productId = await addProduct(database);
  const files = JSON.stringify(operations.map(({ example }) => example)).match(/\/uploads\/[\w.-]+/g) ?? [];
  for (const path of new Set(files)) await storedFile(database, path);
  const entries: Entry[] = [];
  for (const { name, path, example, statuses } of operations) {
    if (!statuses.includes('201') || NOT_MADE_OF_JSON.has(name)) continue;
    const body = name === 'POST /api/orders' ? orderFor(productId) : example;
    const answer = await staff.post(path).send(body);
    if (answer.status !== 201) throw new Error(`${name} answered ${answer.status} ${answer.text}`);
    const id = String(answer.body.id);
    entries.push({
      madeBy: name,
      id,
      version: answer.body.version as number | undefined,
      etag: answer.headers['etag'],
      template: String(answer.headers['location']).replace(id, '{id}'),
    });
  }
  return entries;
}
