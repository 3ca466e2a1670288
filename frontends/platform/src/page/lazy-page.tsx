import { Component, type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { useEnvironment } from '../environment.js';

type PageModule = { default: ComponentType };

/** Props of the component that is shown in a page's place while its script is loading, and after loading failed. */
export interface LoadingPageProps {
  failed: boolean;
  /** Loads the script again. */
  onRetry: () => void;
}

/** A component whose script is loaded at its first rendering, or before by `preload`. */
export interface LazyPage {
  (): ReactNode;
  /** Loads the script, so that the page is rendered at once; missing in shells of an older release. @throws Error when loading fails */
  preload?: () => Promise<unknown>;
}

const preloads = new Map<string, () => Promise<unknown>>();

/** Loads pages by name, so that the server's page is hydrated in one pass; unknown names are ignored. */
export async function preloadPages(names: string[]): Promise<void> {
  await Promise.all(names.flatMap((name) => preloads.get(name) ?? []).map((load) => load()));
}

/** The script of a page could not be loaded; not used for errors of the page itself. */
class PageLoadError extends Error {}

interface LostBoundaryProps {
  fallback: ReactNode;
  children: ReactNode;
}

/** Catches a {@link PageLoadError} only: every other error reaches the shell's boundary. */
class PageLoadErrorBoundary extends Component<LostBoundaryProps, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError(error: Error): { error: Error } {
    return { error };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error instanceof PageLoadError) return this.props.fallback;
    if (error !== null) throw error;
    return this.props.children;
  }
}

/**
 * A page whose script is loaded only where it is used. `name` is also the `webpackChunkName` of the import in `load`, by which the public origin
 * finds the styles to link and the script to preload. `Loading` is shown until the page is loaded.
 */
export function lazyPage(
  name: string,
  load: () => Promise<PageModule>,
  Loading?: ComponentType<LoadingPageProps>,
): LazyPage {
  let loaded: ComponentType | undefined;
  let loading: Promise<PageModule> | undefined;
  const remember = (module: PageModule): PageModule => {
    loaded = module.default;
    return module;
  };
  // one failed request is retried before the page counts as lost
  const loadPage = () =>
    (loading ??= load()
      .catch(load)
      .then(remember, (cause: unknown) => {
        loading = undefined;
        // a lazy component never retries a failed load
        Lazy = lazy(loadPage);
        throw new PageLoadError(`The page ${name} could not be loaded`, { cause });
      }));
  let Lazy = lazy(loadPage);
  preloads.set(name, loadPage);

  function Attempt({ onRetry }: Pick<LoadingPageProps, 'onRetry'>) {
    // another component type would reset the state of the page, so the first one is kept
    const [Page] = useState(() => loaded ?? Lazy);
    const fallback = (failed: boolean) => Loading && <Loading failed={failed} onRetry={onRetry} />;
    return (
      <PageLoadErrorBoundary fallback={fallback(true)}>
        <Suspense fallback={fallback(false)}>
          <Page />
        </Suspense>
      </PageLoadErrorBoundary>
    );
  }

  function Page() {
    useEnvironment().onPage?.(name);
    const [attempt, setAttempt] = useState(0);
    return <Attempt key={attempt} onRetry={() => setAttempt(attempt + 1)} />;
  }

  return Object.assign(Page, { preload: loadPage });
}
