import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import type { Type } from '@nestjs/common';
import { TRANSLATED_LANGUAGES, translatedTextsDescription } from '@vitrine/schemas';

/** Makes a class with properties that exists only for the OpenAPI document. */
export function documentedClass<Instance>(name: string, properties: Readonly<Record<string, ApiPropertyOptions>>) {
  const made = { [name]: class {} }[name] as new () => Instance;
  for (const [property, options] of Object.entries(properties))
    ApiProperty(options)(made.prototype as object, property);
  return made;
}

/** Description of `translations` in answers to staff. */
export const TRANSLATIONS = 'Texts in each further language beside the German ones';

/** The class of `translations`, with the texts in each further language. */
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
