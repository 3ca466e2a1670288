import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import type { Type } from '@nestjs/common';
import { TRANSLATED_LANGUAGES, translatedTextsDescription } from '@vitrine/schemas';

/** A class for the document alone, with its properties. */
export function documentedClass<Instance>(name: string, properties: Readonly<Record<string, ApiPropertyOptions>>) {
  const made = { [name]: class {} }[name] as new () => Instance;
  for (const [property, options] of Object.entries(properties))
    ApiProperty(options)(made.prototype as object, property);
  return made;
}

/** What an answer to staff has beside its German texts. */
export const TRANSLATIONS = 'Texts in each further language beside the German ones';

/** The class of `translations`: the texts of each language that something is translated into. */
export const translationsClass = (typeName: string, type: Type<unknown>) =>
  documentedClass<object>(
    `${typeName}TranslationsDto`,
    Object.fromEntries(
      TRANSLATED_LANGUAGES.map((language) => [
        language,
        { type, required: false, description: translatedTextsDescription(language) },
      ]),
    ),
  );
