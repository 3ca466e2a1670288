import { defineConfig } from '@playwright/test';
import base from '../playwright.config.ts';

/** Takes the pictures of the documentation from a whole system with its demo data. */
export default defineConfig({
  ...base,
  testDir: 'tests',
  outputDir: '../../test-results/pictures',
  globalSetup: '../src/start.ts',
  workers: 1,
  projects: [{ name: 'pictures' }],
  use: { ...base.use, colorScheme: 'light', viewport: { width: 1440, height: 900 } },
});
