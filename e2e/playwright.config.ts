import { defineConfig } from '@playwright/test';

/**
 * These change the releases, the processes, the mail server or the house of the shared system, or weigh its pages: no other test may run at the same
 * time.
 */
const ALONE = [
  '**/releases.spec.ts',
  '**/remotes.spec.ts',
  '**/operations.spec.ts',
  '**/mailbox.spec.ts',
  '**/home-budget.spec.ts',
  '**/house/**',
];
const STAFF = '**/admin/**';
const WALK = '**/walk.spec.ts';

/** The most used features; with SHORT_TESTS only these files run. */
const MOST_USED = [
  'home',
  'home-budget',
  'navigation',
  'product',
  'order',
  'validation',
  'demonstration',
  'admin/orders',
  'admin/contacts',
  'admin/coupons',
  'admin/stores',
  'admin/team',
  'admin/second-factor',
  'admin/lists/import-export',
  'house/live',
  'mailbox',
  'releases',
];
const LESS_USED = new RegExp(`^(?!.*/tests/(?:${MOST_USED.join('|')})\\.spec\\.ts$)`);
const LEFT_OUT = process.env['SHORT_TESTS'] === '1' ? [LESS_USED] : [];

/** Also the tests marked `@full`: second walks of a screen, and what unit tests prove as well. */
const FULL = process.env['FULL_TESTS'] === '1';

const CHROMIUM = process.env['CHROMIUM_PATH'] || '/usr/bin/chromium-headless-shell';

export default defineConfig({
  testDir: 'tests',
  outputDir: '../test-results/e2e',
  globalSetup: './src/start.ts',
  // Two files at a time. Staff's tests run after the visitors', who would see what staff edit.
  workers: 2,
  fullyParallel: false,
  ...(!FULL && { grepInvert: /@full/ }),
  projects: [
    // the longest file first, the others at the same time
    { name: 'walk', testMatch: WALK, testIgnore: LEFT_OUT },
    { name: 'visitors', testIgnore: [STAFF, WALK, ...ALONE, ...LEFT_OUT] },
    { name: 'staff', testMatch: STAFF, testIgnore: LEFT_OUT, dependencies: ['walk', 'visitors'] },
    { name: 'alone', testMatch: ALONE, testIgnore: LEFT_OUT, dependencies: ['staff'], workers: 1 },
  ],
  forbidOnly: true,
  // A test that passes then is reported as flaky, to be fixed; a slow machine alone does not fail a run.
  retries: 1,
  // Long enough for a busy machine.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    actionTimeout: 20_000,
    navigationTimeout: 40_000,
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    reducedMotion: 'reduce',
    screenshot: 'only-on-failure',
    // A trace slows every step, so only the full form records them, and keeps those of failures.
    trace: FULL ? 'retain-on-failure' : 'off',
    launchOptions: {
      executablePath: CHROMIUM,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
