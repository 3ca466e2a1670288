import type { SheetColours, TextStyle } from './sheet-document.js';

/** The text styles of a sheet. */
export type SheetStyles = Readonly<Record<'text' | 'small' | 'strong' | 'heading' | 'capitals', TextStyle>>;

/** The styles in the colours of the house. */
export const sheetStyles = ({ ink, muted, green, gold }: SheetColours): SheetStyles => ({
  text: { face: 'text', size: 9.5, colour: ink, lineGap: 2 },
  small: { face: 'text', size: 8.5, colour: muted, lineGap: 1.5 },
  strong: { face: 'strong', size: 9.5, colour: green, lineGap: 1 },
  heading: { face: 'display', size: 19, colour: green },
  capitals: { face: 'strong', size: 7.5, colour: gold, tracking: 1.5, lineGap: 3 },
});
