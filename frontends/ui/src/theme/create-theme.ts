import { createTheme, type Theme } from '@mui/material/styles';
import { buttons } from './buttons.js';
import { fields } from './fields.js';
import type { Look } from './look.js';
import { palette } from './palette.js';
import { surfaces } from './surfaces.js';

/** MUI in the house's manner; every colour, face and size is one of the platform's CSS tokens. */
export function createVitrineTheme(look: Look): Theme {
  return createTheme({
    cssVariables: { nativeColor: true },
    palette,
    shape: { borderRadius: 0 },
    typography: {
      fontFamily: 'var(--text)',
      fontSize: look === 'site' ? 17 : 15,
      fontWeightMedium: 500,
    },
    transitions: { easing: { easeOut: 'cubic-bezier(0.22, 1, 0.36, 1)' } },
    components: { ...buttons(look), ...fields(look), ...surfaces(look) },
  });
}
