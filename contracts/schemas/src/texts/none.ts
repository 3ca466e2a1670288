/** What a browser knows of further languages at first; the build puts it in the place of `further.js`. */
export const FURTHER = { sentences: {}, planFacts: {}, names: {} };
