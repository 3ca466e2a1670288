import type { AppTheme } from '@vitrine/app-screens';
import { storedJson } from '@vitrine/platform';
import { type AppConfiguration, appConfigurationSchema } from '@vitrine/schemas';

const LOGO = /^data:image\/png;base64,[\w+/=]+$/;

/** The part of a design that is sent with a request; `logo` and `dark` stay in the browser. */
export const toConfiguration = ({ house, primary, accent, pattern, typeface }: AppTheme): AppConfiguration => ({
  house,
  primary,
  accent,
  pattern,
  typeface,
});

/**
 * The design in a stored value.
 * @throws ValidationError for an invalid value
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

/** The design made in the live preview, stored in this tab for the order request; null before. */
export const storedDesign = storedJson<AppTheme | null>('appDesign', readDesign, null, 'session');
