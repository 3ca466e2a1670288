import { Component, type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { useEnvironment } from '../environment.js';

type PageModule = { default: ComponentType };

/** What is shown in a page's place while its script is loading, and when it did not come. */
export interface AwaitedPageProps {
  failed: boolean;
  /** Asks for the script again. */
  onRetry: () => void;
}

/** A component whose script is fetched when it is first drawn, or ahead of that. */
export interface LazyPage {
  (): ReactNode;
  /** Fetches the script, so that the page is drawn at once; absent where the shell is of a release before it. @throws Error when it does not come */
  preload?: () => Promise<unknown>;
}

const preloads = new Map<string, () => Promise<unknown>>();

/** Loads pages ahead by name, so that what the server rendered is taken over in one go; unknown names are passed over. */
export async function preloadPages(names: string[]): Promise<void> {
  await Promise.all(names.flatMap((name) => preloads.get(name) ?? []).map((load) => load()));
}

/** The script of a page did not come, unlike an error of the page itself. */
class PageLost extends Error {}

interface LostBoundaryProps {
  fallback: ReactNode;
  children: ReactNode;
}

/** Catches a lost page only: every other error goes on to the shell. */
class LostBoundary extends Component<LostBoundaryProps, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError(error: Error): { error: Error } {
    return { error };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error instanceof PageLost) return this.props.fallback;
    if (error !== null) throw error;
    return this.props.children;
  }
}

/**
 * A page loaded only where it is used. `name` is also the `webpackChunkName` of the import in `load`, by which the public
 * origin finds the page's styles to link and its script to preload. `Awaited` is shown in its place until it is there.
 */
export function lazyPage(
  name: string,
  load: () => Promise<PageModule>,
  Awaited?: ComponentType<AwaitedPageProps>,
): LazyPage {
  let loaded: ComponentType | undefined;
  let loading: Promise<PageModule> | undefined;
  const remember = (module: PageModule): PageModule => {
    loaded = module.default;
    return module;
  };
  // a script that failed once is asked for again before the page counts as lost
  const loadPage = () =>
    (loading ??= load()
      .catch(load)
      .then(remember, (cause: unknown) => {
        loading = undefined;
        // a lazy component keeps its failure for good
        Lazy = lazy(loadPage);
        throw new PageLost(`The page ${name} could not be loaded`, { cause });
      }));
  let Lazy = lazy(loadPage);
  preloads.set(name, loadPage);

  function Attempt({ onRetry }: Pick<AwaitedPageProps, 'onRetry'>) {
    // another component in its place would begin the page anew, so it stays what it was at first
    const [Page] = useState(() => loaded ?? Lazy);
    const awaited = (failed: boolean) => Awaited && <Awaited failed={failed} onRetry={onRetry} />;
    return (
      <LostBoundary fallback={awaited(true)}>
        <Suspense fallback={awaited(false)}>
          <Page />
        </Suspense>
      </LostBoundary>
    );
  }

  function Page() {
    useEnvironment().onPage?.(name);
    const [attempt, setAttempt] = useState(0);
    return <Attempt key={attempt} onRetry={() => setAttempt(attempt + 1)} />;
  }

  return Object.assign(Page, { preload: loadPage });
}
