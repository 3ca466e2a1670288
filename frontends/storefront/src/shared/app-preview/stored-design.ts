import type { AppTheme } from '@vitrine/app-screens';
import { storedJson } from '@vitrine/platform';
import { type AppConfiguration, appConfigurationSchema } from '@vitrine/schemas';

const LOGO = /^data:image\/png;base64,[\w+/=]+$/;

/** The part of a design that a request carries; logo and light stay in the browser. */
export const toConfiguration = ({ house, primary, accent, pattern, typeface }: AppTheme): AppConfiguration => ({
  house,
  primary,
  accent,
  pattern,
  typeface,
});

/**
 * The design that a stored value holds.
 * @throws ValidationError for one that is none
 */
function readDesign(found: unknown): AppTheme | null {
  if (typeof found !== 'object' || found === null) return null;
  const { logo, dark, ...rest } = found as Record<string, unknown>;
  const configuration = appConfigurationSchema.validateSync(rest);
  return {
    ...configuration,
    dark: dark === true,
    logo: typeof logo === 'string' && LOGO.test(logo) ? logo : undefined,
  };
}

/** The design that was made in the live preview, kept in this tab for the order request; none before. */
export const storedDesign = storedJson<AppTheme | null>('appDesign', readDesign, null, 'session');
