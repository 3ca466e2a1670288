import { type ComponentType, lazy, Suspense } from 'react';
import { useEnvironment } from '../environment.js';

/**
 * A page loaded only where it is used. `name` is its `webpackChunkName`, so that the public origin can link its styles
 * and preload its script: `lazyPage('product', () => import(/* webpackChunkName: "product" *\/ './product-page.js'))`.
 */
export function lazyPage(name: string, load: () => Promise<{ default: ComponentType }>): ComponentType {
  const Page = lazy(load);
  return function LazyPage() {
    useEnvironment().onChunk?.(name);
    return (
      <Suspense>
        <Page />
      </Suspense>
    );
  };
}
