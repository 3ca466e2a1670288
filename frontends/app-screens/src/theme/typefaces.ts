import { type AppTypeface, FONT_FAMILIES } from '@vitrine/schemas';

interface Typeface {
  /** CSS font families of headings; `text` has those of running text. */
  display: string;
  text: string;
  /** `uppercase` where headings are set in capitals. */
  displayCase: 'none' | 'uppercase';
  /** Letter spacing of headings. */
  tracking: string;
}

/** The properties of each pair of typefaces. */
export const TYPEFACES: Readonly<Record<AppTypeface, Typeface>> = {
  classic: {
    ...FONT_FAMILIES.classic,
    displayCase: 'none',
    tracking: '0',
  },
  editorial: {
    ...FONT_FAMILIES.editorial,
    displayCase: 'none',
    tracking: '-0.01em',
  },
  inscription: {
    ...FONT_FAMILIES.inscription,
    displayCase: 'uppercase',
    tracking: '0.04em',
  },
  modern: {
    ...FONT_FAMILIES.modern,
    displayCase: 'none',
    tracking: '-0.01em',
  },
};
