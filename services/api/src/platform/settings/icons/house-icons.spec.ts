import { Readable } from 'node:stream';
import { FIRST_SETTINGS, type HouseSettings } from '@vitrine/schemas';
import { until } from '../../../../test/until.js';
import { loadSharp } from '../../../files/media/index.js';
import type { FileStorage } from '../../../files/storage/index.js';
import type { HouseFacts } from '../house-facts.js';
import { HouseIcons } from './house-icons.js';

/** Icons with a logo, each reading of which waits until the test calls its entry in `readings`. */
async function iconsOfLogo() {
  const sharp = await loadSharp();
  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#204060' } })
    .png()
    .toBuffer();
  const readings: (() => void)[] = [];
  const storage = {
    exists: () => Promise.resolve(true),
    open: () => new Promise((resolve) => readings.push(() => resolve(Readable.from([png])))),
  } as unknown as FileStorage;
  const settings: HouseSettings = { ...FIRST_SETTINGS, logo: '/uploads/logo.png' };
  const facts = { load: () => Promise.resolve(settings) } as unknown as HouseFacts;
  return { icons: new HouseIcons(facts, storage), readings };
}

test('an icon is drawn once for concurrent requests, and cached', async () => {
  const { icons, readings } = await iconsOfLogo();
  const ask = async () => (await icons.get('icon-32.png')).toBytes();
  const asked = Array.from({ length: 10 }, ask);
  await until(() => Promise.resolve(expect(readings).toHaveLength(1)));
  readings[0]?.();
  const drawn = await Promise.all(asked);
  expect(new Set(drawn).size).toBe(1);
  expect(await ask()).toBe(drawn[0]);
  expect(readings).toHaveLength(1);
});

test('different icons are drawn one after the other', async () => {
  const { icons, readings } = await iconsOfLogo();
  const [small, large] = [await icons.get('icon-32.png'), await icons.get('icon-180.png')];
  const drawn = [small.toBytes(), large.toBytes()];
  await until(() => Promise.resolve(expect(readings.length).toBeGreaterThan(0)));
  // If both were drawn at once, the second would have begun by now.
  await new Promise((resolve) => setImmediate(resolve));
  expect(readings).toHaveLength(1);
  readings[0]?.();
  await until(() => Promise.resolve(expect(readings).toHaveLength(2)));
  readings[1]?.();
  expect((await Promise.all(drawn)).every((png) => png.length > 0)).toBe(true);
});
