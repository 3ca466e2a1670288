const { TestEnvironment } = require('jest-environment-jsdom');

/** Globals that every browser has and jsdom lacks. */
const lacking = {
  AbortController,
  AbortSignal,
  CSS: { supports: () => true },
  fetch,
  Headers,
  ReadableStream,
  Request,
  Response,
  structuredClone,
  TextDecoder,
  TextEncoder,
  TransformStream,
};

module.exports = class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    Object.assign(this.global, lacking);
    Object.assign(this.global.performance, { getEntriesByType: () => [] });
  }
};
