import { createRunner } from 'jest-light-runner';

const SOURCE_HOOKS = new URL('../../../../../infra/local/src/dev/source-hooks.ts', import.meta.url).href;
const KEEP_WORKER_DATA = new URL('keep-worker-data.mjs', import.meta.url).href;
const FLAGS = ['--enable-source-maps', '--disable-warning=ExperimentalWarning'];

/**
 * Runs test files in plain Node processes that load each module once. Jest's own runner links all modules of the service anew for every file, in a
 * context whose memory is not freed; this took two thirds of the time of these tests.
 */
export default class NativeRunner extends createRunner({ runtime: 'child_process' }) {
  /** @param {unknown[]} run what Jest gives to a runner */
  async runTests(...run) {
    process.env.NODE_OPTIONS = [`--import ${KEEP_WORKER_DATA}`, `--import ${SOURCE_HOOKS}`, ...FLAGS].join(' ');
    // With one worker the files run in this process.
    await import(SOURCE_HOOKS);
    return super.runTests(...run);
  }
}
