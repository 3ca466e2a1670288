import type { AppTypeface } from '@vitrine/schemas';

interface Typeface {
  /** CSS font families, of headings and of text. */
  display: string;
  text: string;
  /** `uppercase` where headings are set in capitals. */
  displayCase: 'none' | 'uppercase';
  /** Letter spacing of headings. */
  tracking: string;
}

const JOST = "'Jost', 'Jost extended', Arial, sans-serif";

/** What each pair of typefaces is made of. */
export const TYPEFACES: Readonly<Record<AppTypeface, Typeface>> = {
  classic: {
    display: "'Cormorant Garamond', 'Cormorant Garamond extended', 'Times New Roman', serif",
    text: JOST,
    displayCase: 'none',
    tracking: '0',
  },
  editorial: {
    display: "'Bodoni Moda', 'Bodoni Moda extended', 'Didot', 'Times New Roman', serif",
    text: JOST,
    displayCase: 'none',
    tracking: '-0.01em',
  },
  inscription: {
    display: "'Cinzel', 'Cinzel extended', 'Times New Roman', serif",
    text: JOST,
    displayCase: 'uppercase',
    tracking: '0.04em',
  },
  modern: {
    display: JOST,
    text: JOST,
    displayCase: 'none',
    tracking: '-0.01em',
  },
};
