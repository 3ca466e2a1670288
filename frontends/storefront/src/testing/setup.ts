import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

/** How long a test waits for a screen on a busy machine, in milliseconds. */
configure({ asyncUtilTimeout: 10_000 });

/** jsdom has the dialog element without its methods. */
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true;
  },
  close(this: HTMLDialogElement) {
    this.open = false;
  },
});

/** jsdom lacks `reportError`. */
Object.assign(globalThis, { reportError: () => undefined });

/** jsdom cannot play media. */
Object.assign(HTMLMediaElement.prototype, { play: () => Promise.resolve(), pause: () => undefined });

/** jsdom has no layout: every observed element is in view, and no size changes. */
Object.assign(globalThis, {
  ResizeObserver: class {
    observe() {}
    disconnect() {}
  },
  IntersectionObserver: class {
    private readonly callback: IntersectionObserverCallback;
    constructor(callback: IntersectionObserverCallback) {
      this.callback = callback;
    }
    observe(target: Element) {
      this.callback([{ isIntersecting: true, target } as IntersectionObserverEntry], this as never);
    }
    disconnect() {}
  },
});

/** jsdom has no media queries; in tests reduced motion is preferred. */
Object.assign(window, { matchMedia: (query: string) => ({ matches: query.includes('reduced-motion'), media: query }) });
