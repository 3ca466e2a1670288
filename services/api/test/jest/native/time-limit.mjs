import { inspect } from 'node:util';
import { TEST_TIMEOUT_MS } from '../test-timeout.mjs';

/** Uncaught errors for which no test or hook has failed yet. @type {unknown[]} */
const uncaught = [];
/** @type {((error: unknown) => void) | undefined} */
let failRunning;
for (const event of ['uncaughtException', 'unhandledRejection']) {
  process.on(event, (error) => {
    if (failRunning) return failRunning(error);
    // After the last test no test is left to fail, so the error is also printed.
    process.stderr.write(`Uncaught between two tests: ${inspect(error)}\n`);
    uncaught.push(error);
  });
}

/**
 * Makes each new test and hook fail when it takes too long, or when an error is not caught while it runs or since the one before.
 * @param {{ name: string }} event of Jest's circus
 * @param {{ currentDescribeBlock: { children: object[], hooks: object[] } }} state to which it has added the test or hook
 */
export function failLateOrUncaught(event, { currentDescribeBlock: block }) {
  const added =
    event.name === 'add_test' ? block.children.at(-1) : event.name === 'add_hook' ? block.hooks.at(-1) : undefined;
  if (!added || added.type === 'describeBlock') return;
  const { fn } = added;
  added.fn = () => withinLimit(fn, added.timeout ?? TEST_TIMEOUT_MS);
}

async function withinLimit(run, limitMs) {
  let timer;
  const failed = new Promise((_, reject) => {
    failRunning = reject;
    timer = setTimeout(() => reject(new Error(`It took longer than ${limitMs} ms`)), limitMs);
    if (uncaught.length > 0) reject(uncaught.shift());
  });
  try {
    await Promise.race([run(), failed]);
  } finally {
    failRunning = undefined;
    clearTimeout(timer);
  }
}
