import { defineConfig } from '@playwright/test';
import base from '../playwright.config.ts';

/** The example of an extension, packed and installed in a house outside this repository. */
export default defineConfig({
  ...base,
  testDir: 'tests',
  outputDir: '../../test-results/extension',
  globalSetup: './start-house.ts',
  workers: 1,
  projects: [{ name: 'extension' }],
});
