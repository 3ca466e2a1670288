import { THEME_ID } from '@mui/material/styles';
import { readyTheme } from './ready-theme.js';

it.each(['site', 'office'] as const)('the theme of the %s refers to the variables of its stylesheet', (look) => {
  const { theme, variables } = readyTheme(look);
  const { palette, spacing, vars } = theme[THEME_ID];
  expect(palette.primary.main).toBe('var(--green)');
  expect(vars?.palette.primary.main).toBe('var(--mui-palette-primary-main)');
  expect(spacing(1)).toContain('var(--mui-spacing)');
  expect(variables.styles).toContain('--mui-palette-primary-main:var(--green)');
  expect(variables.styles).toContain('--mui-spacing:');
});

it('lists no colour schemes, because MUI would create a theme from them at each rendering', () => {
  expect(readyTheme('site').theme[THEME_ID]).not.toHaveProperty('colorSchemes');
});
