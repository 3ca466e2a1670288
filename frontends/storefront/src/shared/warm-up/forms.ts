import { warmUpTheme } from '@vitrine/ui';

/** Whoever has loaded this has the code of fields and dialogs; their theme is what it makes. */
export const warmUpForms = (): void => warmUpTheme('site');
