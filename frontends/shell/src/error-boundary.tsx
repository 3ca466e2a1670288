import type { Language } from '@vitrine/platform';
import { Component, type ReactNode } from 'react';
import { hideNotice, showNotice } from './notice.js';

interface ErrorBoundaryProps {
  language: Language;
  /** The address shown: another one is tried afresh. */
  address: string;
  children: ReactNode;
}

/** Keeps a page that fails while it is shown from leaving nothing but blankness. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
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

  override componentDidUpdate(previous: ErrorBoundaryProps): void {
    if (!this.state.failed || previous.address === this.props.address) return;
    hideNotice();
    this.setState({ failed: false });
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}
