import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

configure({
  /** How long a test waits for an element, even on a busy machine, in milliseconds. */
  asyncUtilTimeout: 10_000,
  /** Without this, role queries ask jsdom for the computed style of every element, which makes them ten times slower. */
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

/** jsdom has none; reported errors concern only the monitoring. */
globalThis.reportError = () => undefined;
