import type { Language } from '@vitrine/platform';
import { Component, type ReactNode } from 'react';
import { showNotice } from './notice.js';

/** Keeps a page that fails while it is shown from leaving nothing but blankness. */
export class ErrorBoundary extends Component<{ language: Language; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: Error): void {
    showNotice(error, this.props.language, () => {
      location.reload();
      return Promise.resolve();
    });
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}
