import {
  type AppConfiguration,
  type Language,
  patternName,
  toDesignFragment,
  toReadable,
  typefaceName,
} from '@vitrine/schemas';
import type { Fact } from '../../../platform/notifications/templates/mail-templates.js';
import type { OrderMailTexts } from './mail-texts.js';

const IVORY = '#fbf9f4';

/** The design of an app in a mail: a picture made of coloured table cells, its facts, and a link to the live preview. */
export interface MailDesign {
  heading: string;
  /** Colours as `#rrggbb`; the text colours `name` and `words` are readable on the main colour. */
  picture: { primary: string; accent: string; name: string; words: string; house: string };
  facts: Fact[];
  link: { url: string; text: string };
}

/** @param house name of the house; absent where the mail must not repeat it */
export function toMailDesign(
  configuration: AppConfiguration,
  house: string | undefined,
  { publicUrl, language, texts }: { publicUrl: string; language: Language; texts: OrderMailTexts['design'] },
): MailDesign {
  const { primary, accent, pattern, typeface } = configuration;
  return {
    heading: texts.heading,
    picture: {
      primary,
      accent,
      name: toReadable(accent, primary),
      words: toReadable(IVORY, primary),
      house: house ?? '',
    },
    facts: [
      ...(house === undefined ? [] : [{ name: texts.house, value: house }]),
      { name: texts.colours, value: `${primary.toUpperCase()} · ${accent.toUpperCase()}` },
      { name: texts.pattern, value: patternName(pattern, language) },
      { name: texts.typeface, value: typefaceName(typeface, language) },
    ],
    link: { url: `${publicUrl}/configure#${toDesignFragment({ ...configuration, house })}`, text: texts.open },
  };
}
