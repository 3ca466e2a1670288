export { AppScreens } from './app/app-screens.js';
export { addAppTexts, type AppTexts } from './texts.js';
export { type Screen, SCREENS } from './app/app-context.js';
export { Device, type DeviceKind, DEVICES } from './frames/device.js';
export { Guilloche } from './guilloche/guilloche.js';
export { type AppTheme, listMendedContrasts, type AdjustedContrast } from './theme/theme.js';
export { readFragment, toFragment } from './theme/design-link.js';
export { EDITION_NAMES, EDITION_THEMES, type EditionName, findEditionName } from './theme/edition-themes.js';
export { TYPEFACES } from './theme/typefaces.js';
