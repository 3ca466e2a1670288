import type { Language } from '@vitrine/platform';
import { Component, type ReactNode } from 'react';
import { hideNotice, showNotice } from './notice.js';

interface ErrorBoundaryProps {
  language: Language;
  /** The path shown; when it changes, the page is rendered again after a failure. */
  address: string;
  children: ReactNode;
}

/** Shows a notice when rendering a page fails, instead of an empty page without an explanation. */
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
