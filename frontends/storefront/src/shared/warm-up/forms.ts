import { warmUpTheme as warmUp } from '@vitrine/ui/theme';

/** Creates the theme of fields and dialogs, whose code is part of this chunk. */
export const warmUpTheme = (): void => warmUp('site');

/** Runs the code of fields and dialogs, which takes as long as creating the theme. */
export const warmUpFields = (): Promise<unknown> =>
  import(/* webpackMode: "eager", webpackExports: ["Form"] */ '@vitrine/ui');
