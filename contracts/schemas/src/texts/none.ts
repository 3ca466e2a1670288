/** Replaces `further.js` in the build for browsers, which have no texts of further languages at first. */
export const FURTHER = { sentences: {}, planFacts: {}, names: {} };
