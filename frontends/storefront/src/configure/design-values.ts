import { type AppTheme, EDITION_THEMES, findEditionName } from '@vitrine/app-screens';
import { appConfigurationSchema, fieldErrors } from '@vitrine/schemas';
import { ValidationError } from 'yup';
import { toConfiguration } from '../shared/app-preview/stored-design.js';

/** The form values: the design, and the product that is requested with it. */
export interface DesignValues extends Omit<AppTheme, 'logo'> {
  productId: string;
  /** The logo as a PNG in a `data:` URL; empty without one. */
  logo: string;
}

interface Named {
  id: string;
  name: string;
}

/** The default design of an edition. */
export const editionTheme = (product: Named | undefined): AppTheme =>
  EDITION_THEMES[findEditionName(product?.name ?? '')];

export const toValues = (theme: AppTheme, productId: string): DesignValues => ({
  ...theme,
  logo: theme.logo ?? '',
  productId,
});

/** The design as the screens need it. */
export const toTheme = ({ productId: _productId, logo, ...theme }: DesignValues): AppTheme => ({
  ...theme,
  logo: logo === '' ? undefined : logo,
});

type DesignErrors = Partial<Record<keyof DesignValues, string>>;

/** The first validation error of each field, as English sentences; none for a design that can be requested. */
export function validateDesign(values: DesignValues): DesignErrors {
  try {
    appConfigurationSchema.validateSync(toConfiguration(toTheme(values)), { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(fieldErrors(error).map(({ field, message }) => [field, message]));
  }
}

/** The design to show while some values are not valid yet: those are taken from `last`. */
export function toShownTheme(values: DesignValues, last: AppTheme, placeholder: string): AppTheme {
  const errors = validateDesign(values);
  const house = values.house.trim() === '' ? placeholder : values.house.trim();
  return {
    ...toTheme(values),
    house: errors.house && values.house.trim() !== '' ? last.house : house,
    primary: errors.primary ? last.primary : values.primary,
    accent: errors.accent ? last.accent : values.accent,
  };
}
