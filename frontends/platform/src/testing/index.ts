/** For tests only: nothing of this is part of a build. */
export { fakeApi, noAnswer, refusal } from './fake-api.js';
export { heldAnswer } from './held-answer.js';
export { testEnvironment } from './test-environment.js';
