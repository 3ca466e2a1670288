import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

configure({
  /** How long a test waits for a screen on a busy machine, in milliseconds. */
  asyncUtilTimeout: 10_000,
  /** Asking jsdom for the computed style of every element makes role queries ten times slower. */
  defaultHidden: true,
});

/** jsdom has no layout, so nothing ever changes its size. */
globalThis.ResizeObserver = class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};

/** jsdom has no layout to scroll. */
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;

/** jsdom has none; what is reported is for monitoring. */
globalThis.reportError = () => undefined;
