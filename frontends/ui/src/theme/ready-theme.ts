import { css, type SerializedStyles } from '@emotion/react';
import { THEME_ID, type CssVarsTheme, type Theme } from '@mui/material/styles';
import { createVitrineTheme } from './create-theme.js';
import type { Look } from './look.js';

/** A theme as components find it, and the CSS variables that it names. */
export interface ReadyTheme {
  theme: { [THEME_ID]: Theme };
  variables: SerializedStyles;
}

/**
 * Makes once what MUI's provider makes for each page anew: the names of the CSS variables, their stylesheet, and with a new theme the styles of every
 * component. There is one colour scheme; a theme that lists its schemes would get the provider that changes between them.
 */
export function readyTheme(look: Look): ReadyTheme {
  const { colorSchemes: _, ...made } = createVitrineTheme(look) as Theme & CssVarsTheme;
  const named = { ...made, vars: made.generateThemeVars() };
  const theme = { ...named, spacing: named.generateSpacing() } as Theme;
  return { theme: { [THEME_ID]: theme }, variables: css(made.generateStyleSheets()) };
}
