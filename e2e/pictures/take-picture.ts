import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect } from '../src/test.ts';

/** Where the documentation looks for them; the full test run writes them elsewhere. */
const FOLDER = process.env['PICTURES_FOLDER'] || resolve(import.meta.dirname, '../../docs/pictures');
const WIDTH = 1200;
const QUALITY = 78;

/** Busy regions and skeletons, whose class names contain the word in both front ends. */
const LOADING = '[aria-busy="true"], [class*="keleton"]';

/** Writes what the page shows as `NAME.webp`, once its pictures have loaded and nothing is busy. */
export async function takePicture(page: Page, name: string): Promise<void> {
  await expect(page.locator(LOADING)).toHaveCount(0);
  await page.waitForFunction(() =>
    [...document.images]
      .filter((image) => image.getBoundingClientRect().top < innerHeight)
      .every(({ complete, naturalWidth }) => complete && naturalWidth > 0),
  );
  await page.evaluate(() => document.fonts.ready);
  await mkdir(FOLDER, { recursive: true });
  const { width } = await sharp(await page.screenshot({ animations: 'disabled' }))
    .resize({ width: WIDTH })
    .webp({ quality: QUALITY })
    .toFile(join(FOLDER, `${name}.webp`));
  expect(width).toBe(WIDTH);
}
