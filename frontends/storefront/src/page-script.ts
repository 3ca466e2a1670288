import { lazyPage } from '@vitrine/platform';
import { LoadingPage } from './layout/index.js';
import type * as Forms from './shared/warm-up/forms.js';
import { runInTasks, whileLoading } from './shared/warm-up/tasks.js';

type Load = Parameters<typeof lazyPage>[1];

/**
 * A page whose script is loaded where it is used. `name` is also the `webpackChunkName` of its import; `warmUp` does slow work of the first rendering
 * in advance.
 */
export const page = (name: string, load: Load, warmUp?: () => void) =>
  lazyPage(name, warmUp ? () => whileLoading(load(), warmUp) : load, LoadingPage);

/**
 * Loads the code of forms, creates their theme and their fields, then loads the page, each in a task of its own. `forms` is in the page's own chunk,
 * which the public origin preloads, so each page passes its own import.
 */
export const withForms = (forms: () => Promise<typeof Forms>, load: Load) => () =>
  runInTasks([forms, async () => (await forms()).warmUpTheme(), async () => (await forms()).warmUpFields()], load);
