import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The Jest configuration that all front ends share: `export default frontendJest(import.meta.dirname)`.
 * @param {string} rootDir of the front end
 * @param {readonly string[]} [longTests] files, relative to `src`, that SHORT_TESTS leaves out
 * @throws {Error} when one of them does not exist
 */
export function frontendJest(rootDir, longTests = []) {
  const build = import.meta.dirname;
  const missing = longTests.filter((file) => !existsSync(join(rootDir, 'src', file)));
  if (missing.length > 0) throw new Error(`LONG_TESTS names files that do not exist: ${missing.join(', ')}`);
  return {
    rootDir,
    // enough for tests that render much on a busy machine
    testTimeout: 30_000,
    roots: ['<rootDir>/src'],
    testPathIgnorePatterns: [
      '/node_modules/',
      ...(process.env.SHORT_TESTS === '1' ? longTests.map((file) => `<rootDir>/src/${file}$`) : []),
    ],
    testEnvironment: `${build}/jest-environment.cjs`,
    // a page of the public origin, so that relative addresses of the API resolve
    testEnvironmentOptions: { url: 'http://localhost/', customExportConditions: ['browser', 'require', 'default'] },
    moduleNameMapper: {
      '^@emotion/sheet$': `${build}/jest-emotion-sheet.cjs`,
      '\\.module\\.css$': `${build}/jest-css-module.cjs`,
      '\\.(css|svg|woff2|avif|webp|png|jpg|webmanifest)$': `${build}/jest-asset.cjs`,
      '^(\\.{1,2}/.*)\\.js$': '$1',
    },
    transform: {
      '^.+\\.m?[jt]sx?$': [
        '@swc/jest',
        {
          jsc: {
            parser: { syntax: 'typescript', tsx: true },
            target: 'es2022',
            transform: { react: { runtime: 'automatic' } },
          },
          module: { type: 'commonjs' },
        },
      ],
    },
    // transformed: packages published as ES modules only, and our own, which are TypeScript
    transformIgnorePatterns: ['/node_modules/(?!(@vitrine|@remix-run|react-router|openapi-fetch|i18next|yup)/)'],
  };
}
