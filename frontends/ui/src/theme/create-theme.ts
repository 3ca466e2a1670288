import { createTheme, shouldSkipGeneratingVar, type Theme } from '@mui/material/styles';
import { buttons } from './buttons.js';
import { fields } from './fields.js';
import type { Look } from './look.js';
import { palette } from './palette.js';
import { surfaces } from './surfaces.js';

/** For the site, where nothing has a shadow; in the back-office, menus have one. */
const noShadows = Array.from({ length: 25 }, () => 'none') as Theme['shadows'];

/** Components of MUI that no page of the site uses: the CSS variables of their colours are left out. */
const ABSENT =
  /^(AppBar|Avatar|Chip|FilledInput|LinearProgress|Slider|SpeedDialAction|StepConnector|StepContent|Switch|TableCell|Tooltip)$/;

const isAbsent = ([group, component = '']: string[]): boolean => group === 'palette' && ABSENT.test(component);

/** MUI's theme in the design of the site; every colour, typeface and size is one of the platform's CSS tokens. */
export function createVitrineTheme(look: Look): Theme {
  return createTheme({
    cssVariables: {
      nativeColor: true,
      ...(look === 'site' && { shouldSkipGeneratingVar: (keys) => shouldSkipGeneratingVar(keys) || isAbsent(keys) }),
    },
    palette,
    shape: { borderRadius: 0 },
    typography: {
      fontFamily: 'var(--text)',
      fontSize: look === 'site' ? 17 : 15,
      fontWeightMedium: 500,
    },
    ...(look === 'site' && { shadows: noShadows }),
    transitions: { easing: { easeOut: 'cubic-bezier(0.22, 1, 0.36, 1)' } },
    components: { ...buttons(look), ...fields(look), ...surfaces(look) },
  });
}
