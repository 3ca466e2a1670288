import { readFileSync } from 'node:fs';
import Sequencer from '@jest/test-sequencer';

/** Imports by which a test file starts processes of the services. */
const STARTS_PROCESSES = /from '[./]*\/processes\/(?:compile-source|service-process)\.js'/;

/** Starts with the files that wait the longest, so that the run does not end with waiting for a single file. */
export default class LongestFirst extends Sequencer {
  /** @param {readonly { path: string }[]} tests of the run */
  sort(tests) {
    const sorted = super.sort(tests);
    const waiting = new Set(sorted.filter(({ path }) => STARTS_PROCESSES.test(readFileSync(path, 'utf8'))));
    return [...waiting, ...sorted.filter((test) => !waiting.has(test))];
  }
}
