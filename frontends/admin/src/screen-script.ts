import { lazyPage } from '@vitrine/platform';
import { LoadingScreen } from './layout/index.js';

/** A screen whose script is loaded on demand; `name` is also the `webpackChunkName` of its import. */
export const screen = (name: string, load: Parameters<typeof lazyPage>[1]) => lazyPage(name, load, LoadingScreen);
