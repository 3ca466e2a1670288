export * from './plan.js';
export * from './facts.js';
export * from './sentences.js';
export * from './timeline.js';
