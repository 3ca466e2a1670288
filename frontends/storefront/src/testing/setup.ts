import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

/** How long a test waits for a screen on a busy machine, in milliseconds. */
configure({ asyncUtilTimeout: 10_000 });

/** jsdom has the element but not its methods. */
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true;
  },
  close(this: HTMLDialogElement) {
    this.open = false;
  },
});

/** jsdom has no log of reported errors. */
Object.assign(globalThis, { reportError: () => undefined });

/** jsdom plays nothing. */
Object.assign(HTMLMediaElement.prototype, { play: () => Promise.resolve(), pause: () => undefined });

/** jsdom lays nothing out: whatever is looked for is in view, and nothing changes its size. */
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
