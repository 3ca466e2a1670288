import { readFileSync } from 'node:fs';
import Sequencer from '@jest/test-sequencer';

/** Imports of files that start processes of the service, wait for them and end them. */
const STARTS_PROCESSES = /from '[./]*\/processes\/(?:compile-source|service-process)\.js'/;

/** Begins with the files that wait the longest, so that the others are tested meanwhile and nobody waits for the last of them alone. */
export default class LongestFirst extends Sequencer {
  /** @param {readonly { path: string }[]} tests of the run */
  sort(tests) {
    const sorted = super.sort(tests);
    const waiting = new Set(sorted.filter(({ path }) => STARTS_PROCESSES.test(readFileSync(path, 'utf8'))));
    return [...waiting, ...sorted.filter((test) => !waiting.has(test))];
  }
}
