/**
 * Photographs the app's screens for the scenes: `node infra/local/demo/studio/make-screens.ts OUT`, after `npm run stills -w @vitrine/app-screens`. Needs
 * Chromium; its path may be given as CHROMIUM.
 */
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';

/** A display in logical pixels, and how many of the picture's pixels one of them has. */
interface Display {
  width: number;
  height: number;
  scale: number;
}

const PHONE: Display = { width: 390, height: 840, scale: 3 };
const TABLET: Display = { width: 1000, height: 704, scale: 2 };
/** The languages that the screens are photographed in. */
const LANGUAGES = ['de', 'en'] as const;

/** The screens that the scenes show, by edition. */
const SHOWN: Readonly<Record<string, readonly string[]>> = {
  classic: ['catalogue', 'house'],
  'classic-atelier': ['repair', 'catalogue'],
  signature: ['house', 'catalogue', 'wishlist'],
  'signature-boutique': ['appointment', 'house', 'house-tablet', 'catalogue-tablet'],
  prestige: ['catalogue', 'house', 'certificate', 'wishlist'],
  'prestige-maison': ['house', 'certificate', 'catalogue', 'catalogue-tablet'],
};

const [out = ''] = process.argv.slice(2);
const page = resolve(import.meta.dirname, '../../../../frontends/app-screens/dist/stills/index.html');

mkdirSync(out, { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--allow-file-access-from-files'],
});
for (const [edition, screens] of Object.entries(SHOWN)) {
  for (const name of screens) {
    const { width, height, scale } = name.endsWith('-tablet') ? TABLET : PHONE;
    for (const language of LANGUAGES) {
      const context = await browser.newContext({ viewport: { width, height }, deviceScaleFactor: scale });
      const tab = await context.newPage();
      const fragment = new URLSearchParams({ edition, screen: name.replace('-tablet', ''), language });
      await tab.goto(`${pathToFileURL(page).href}#${fragment.toString()}`);
      await tab.evaluate('document.fonts.ready');
      await tab.screenshot({ path: join(out, `screen-${edition}-${name}.${language}.png`) });
      await context.close();
    }
  }
}
await browser.close();
