import { warmUpTheme as warmUp } from '@vitrine/ui/theme';

/** Whoever has loaded this has the code of fields and dialogs; their theme is what it makes. */
export const warmUpTheme = (): void => warmUp('site');

/** Runs the code of fields and dialogs, which takes as long again. */
export const warmUpFields = (): Promise<unknown> =>
  import(/* webpackMode: "eager", webpackExports: ["Form"] */ '@vitrine/ui');
