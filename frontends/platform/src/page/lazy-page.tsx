import { type ComponentType, lazy, Suspense } from 'react';
import { useEnvironment } from '../environment.js';

type PageModule = { default: ComponentType };

const preloads = new Map<string, () => Promise<unknown>>();

/** Loads pages ahead by name, so that what the server rendered is taken over in one go; unknown names are passed over. */
export async function preloadPages(names: string[]): Promise<void> {
  await Promise.all(names.flatMap((name) => preloads.get(name) ?? []).map((load) => load()));
}

/**
 * A page loaded only where it is used. `name` is also the `webpackChunkName` of the import in `load`, by which the public
 * origin finds the page's styles to link and its script to preload.
 */
export function lazyPage(name: string, load: () => Promise<PageModule>): ComponentType {
  let loaded: ComponentType | undefined;
  const remember = (module: PageModule): PageModule => {
    loaded = module.default;
    return module;
  };
  // a script that failed once is asked for again before the page counts as lost
  const loadPage = () => load().catch(load).then(remember);
  const Lazy = lazy(loadPage);
  preloads.set(name, loadPage);

  return function LazyPage() {
    useEnvironment().onPage?.(name);
    const Page = loaded ?? Lazy;
    return (
      <Suspense>
        <Page />
      </Suspense>
    );
  };
}
