/** For tests only; not part of a build. */
export { fakeApi, noAnswer, refusal } from './fake-api.js';
export { heldAnswer } from './held-answer.js';
export { testEnvironment } from './test-environment.js';
