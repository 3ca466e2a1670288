import { COLOURS, type TextStyle } from './sheet-document.js';

export const TEXT: TextStyle = { face: 'text', size: 9.5, colour: COLOURS.ink, lineGap: 2 };
export const SMALL: TextStyle = { face: 'text', size: 8.5, colour: COLOURS.muted, lineGap: 1.5 };
export const STRONG: TextStyle = { face: 'strong', size: 9.5, colour: COLOURS.green, lineGap: 1 };
export const HEADING: TextStyle = { face: 'display', size: 19, colour: COLOURS.green };
export const CAPITALS: TextStyle = { face: 'strong', size: 7.5, colour: COLOURS.gold, tracking: 1.5, lineGap: 3 };
