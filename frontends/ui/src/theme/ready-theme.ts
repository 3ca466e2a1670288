import { css, type SerializedStyles } from '@emotion/react';
import { THEME_ID, type CssVarsTheme, type Theme } from '@mui/material/styles';
import { createVitrineTheme } from './create-theme.js';
import type { Look } from './look.js';

/** A theme for MUI's provider, and the CSS variables that it refers to. */
export interface ReadyTheme {
  theme: { [THEME_ID]: Theme };
  variables: SerializedStyles;
}

/**
 * Creates once what MUI's provider creates for each page: the names of the CSS variables, their stylesheet and, since the theme stays the same, the
 * styles of every component. Colour schemes are removed: with them MUI would choose the provider that switches between schemes.
 */
export function readyTheme(look: Look): ReadyTheme {
  const { colorSchemes: _, ...made } = createVitrineTheme(look) as Theme & CssVarsTheme;
  const named = { ...made, vars: made.generateThemeVars() };
  const theme = { ...named, spacing: named.generateSpacing() } as Theme;
  return { theme: { [THEME_ID]: theme }, variables: css(made.generateStyleSheets()) };
}
