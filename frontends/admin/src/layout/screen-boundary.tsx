import { type QueryClient, useQueryClient } from '@vitrine/platform';
import { Alert } from '@vitrine/ui';
import { Component, type ReactNode } from 'react';

interface ScreenBoundaryProps {
  /** The current address; a change of it renders the screen again after a failure. */
  address: string;
  children: ReactNode;
}

/** Keeps menu and bar usable when a screen fails while it is rendered, such as on an answer of an unexpected shape. */
export function ScreenBoundary(props: ScreenBoundaryProps) {
  return <Boundary {...props} client={useQueryClient()} />;
}

interface BoundaryProps extends ScreenBoundaryProps {
  client: QueryClient;
}

class Boundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: Error): void {
    reportError(error);
  }

  override componentDidUpdate(previous: BoundaryProps): void {
    if (this.state.failed && previous.address !== this.props.address) this.setState({ failed: false });
  }

  /** Removes what the failed screen had read from the cache, so that it is fetched again. */
  private readonly retry = (): void => {
    this.props.client.removeQueries({ type: 'inactive' });
    this.setState({ failed: false });
  };

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <Alert severity="error" action={{ label: 'Try again', onClick: this.retry }}>
        This screen could not be shown. The server may have sent something unexpected.
      </Alert>
    );
  }
}
