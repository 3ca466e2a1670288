import { LONG_TESTS } from './test/jest/long-tests.mjs';
import { TEST_TIMEOUT_MS } from './test/jest/test-timeout.mjs';

const base = {
  rootDir: import.meta.dirname,
  testEnvironment: 'node',
  extensionsToTreatAsEsm: ['.ts'],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  transform: { '^.+\\.ts$': '@swc/jest' },
  setupFiles: ['<rootDir>/test/jest/setup.mjs'],
  // What tests compile comes and goes while others run.
  modulePathIgnorePatterns: ['<rootDir>/.local/'],
};

/** Loads each module once a process, where Jest's own runner links all of them anew for every file. */
const native = {
  ...base,
  runner: '<rootDir>/test/jest/native/runner.mjs',
  setupFiles: ['<rootDir>/test/jest/native/setup.mjs'],
};

export default {
  projects: [
    { ...native, displayName: 'unit', testMatch: ['<rootDir>/{src,test}/**/*.spec.ts', '!**/*.{int,system}.spec.ts'] },
    {
      ...native,
      displayName: 'integration',
      testMatch: ['<rootDir>/src/**/*.int.spec.ts', '<rootDir>/test/**/*.int.spec.ts'],
      testPathIgnorePatterns: process.env.SHORT_TESTS === '1' ? LONG_TESTS : [],
      globalSetup: '<rootDir>/test/postgres/start-postgres.mjs',
      globalTeardown: '<rootDir>/test/postgres/stop-postgres.mjs',
    },
    // The service as real processes among real servers, which have the machine to themselves.
    {
      ...base,
      displayName: 'cluster',
      testMatch: ['<rootDir>/test/cluster/**/*.system.spec.ts'],
      globalSetup: '<rootDir>/test/postgres/start-postgres.mjs',
      globalTeardown: '<rootDir>/test/postgres/stop-postgres.mjs',
    },
    {
      ...base,
      displayName: 'faults',
      testMatch: ['<rootDir>/test/faults/**/*.system.spec.ts'],
      // It takes many minutes, so it is part of the whole form alone.
      testPathIgnorePatterns: process.env.FULL_TESTS === '1' ? [] : ['<rootDir>/test/faults/installation/'],
      globalSetup: '<rootDir>/test/faults/start-postgres.mjs',
      globalTeardown: '<rootDir>/test/postgres/stop-postgres.mjs',
    },
  ],
  testSequencer: '<rootDir>/test/jest/longest-first.mjs',
  testTimeout: TEST_TIMEOUT_MS,
};
