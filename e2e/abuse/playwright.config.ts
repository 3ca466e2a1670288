import { defineConfig } from '@playwright/test';
import base from '../playwright.config.ts';

/** Attacks on a whole system, one after the other, because each measures how others are served meanwhile. */
export default defineConfig({
  ...base,
  testDir: 'tests',
  outputDir: '../../test-results/abuse',
  globalSetup: '../src/start.ts',
  workers: 1,
  projects: [{ name: 'abuse' }],
  timeout: 600_000,
});
