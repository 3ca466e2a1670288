import type { HouseSettings } from '@vitrine/schemas';
import type { DatabaseListener, Subscription } from '../../../database/database-listener.js';
import type { HouseFacts } from '../../settings/house-facts.js';
import { KeptHouseFacts } from './kept-house-facts.js';

let channel: Subscription;
let isCurrent: boolean;
let fails: boolean;
let reads: number;
let kept: KeptHouseFacts;

beforeEach(() => {
  isCurrent = true;
  fails = false;
  reads = 0;
  const facts = {
    load: () => {
      reads += 1;
      return fails ? Promise.reject(new Error('down')) : Promise.resolve({ name: `House ${reads}` } as HouseSettings);
    },
  };
  const listener = {
    listen: (_channel: string, subscription: Subscription) => (channel = subscription),
    isCurrent: () => isCurrent,
  };
  kept = new KeptHouseFacts(facts as unknown as HouseFacts, listener as unknown as DatabaseListener);
  kept.onModuleInit();
});

const name = async () => (await kept.load()).name;

test('many mails share one read, and the same object', async () => {
  const [one, other] = await Promise.all([kept.load(), kept.load()]);
  expect(one).toBe(other);
  expect(await kept.load()).toBe(one);
  expect(reads).toBe(1);
});

test('the facts are read again once they were written, and not when another table was', async () => {
  expect(await name()).toBe('House 1');
  channel.onNotice('products');
  expect(await name()).toBe('House 1');
  channel.onNotice('settings');
  expect(await name()).toBe('House 2');
});

test('facts are not kept past a time in which a notice may have been missed', async () => {
  expect(await name()).toBe('House 1');
  isCurrent = false;
  expect(await name()).toBe('House 2');
  isCurrent = true;
  channel.onOpen?.();
  expect(await name()).toBe('House 3');
  channel.onLost?.();
  expect(await name()).toBe('House 4');
});

test('a read that failed is not kept', async () => {
  fails = true;
  await expect(name()).rejects.toThrow('down');
  fails = false;
  expect(await name()).toBe('House 2');
});
