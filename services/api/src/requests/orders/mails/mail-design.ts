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

/** The design of an app in a mail: a picture that is a table of colours, its facts, and the way to see it. */
export interface MailDesign {
  heading: string;
  /** Colours as `#rrggbb`; those of the words can be read on the main colour. */
  picture: { primary: string; accent: string; name: string; words: string; house: string };
  facts: Fact[];
  link: { url: string; text: string };
}

/** @param house the name as the mail may repeat it; absent where it may not */
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
