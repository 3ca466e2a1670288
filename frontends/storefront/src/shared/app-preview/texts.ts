import { registerTexts } from '@vitrine/platform';

export const APP_PREVIEW_TEXTS = registerTexts('appPreview', {
  de: {
    region: 'Vorschau Ihrer App',
    devices: 'Gerät',
    phone: 'Telefon',
    tablet: 'Tablet',
    counter: 'für die Theke',
    light: 'Darstellung',
    bright: 'Hell',
    dark: 'Dunkel',
    turn: 'Gerät drehen',
    degrees: '{{degrees}} Grad',
    back: 'Rückseite',
    front: 'Vorderseite',
    hint: 'Die Bildschirme lassen sich antippen.',
  },
  en: {
    region: 'Preview of your app',
    devices: 'Device',
    phone: 'Phone',
    tablet: 'Tablet',
    counter: 'for the counter',
    light: 'Appearance',
    bright: 'Light',
    dark: 'Dark',
    turn: 'Turn the device',
    degrees: '{{degrees}} degrees',
    back: 'Back',
    front: 'Front',
    hint: 'The screens respond to your touch.',
  },
});
