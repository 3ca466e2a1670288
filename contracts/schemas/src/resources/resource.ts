import { object, type AnySchema } from 'yup';
import { translations, version } from '../admin-fields.js';
import { described } from '../described.js';
import { sentence } from '../messages/translate.js';

type Fields = Readonly<Record<string, AnySchema>>;

interface Declaration<Declared extends Fields, Translated extends keyof Declared & string> {
  /** English singular as sentences say it, such as `Content page`; the document says `ContentPage`. */
  name: string;
  /** What the document says of a body. */
  description: string;
  /** Each field with its rule and what the document says of it. */
  fields: Declared;
  /** What forms call the fields. */
  labels: Readonly<Record<keyof Declared, string>>;
  /** The fields that exist in each language: German in the field itself, the others in `translations`. */
  translated: readonly Translated[];
}

/**
 * Something that staff create and edit, declared once: the API's rules and document, the form's labels and first values, columns and answers are
 * made from it (contract: Admin).
 */
export function resource<Declared extends Fields, const Translated extends keyof Declared & string>(
  declaration: Declaration<Declared, Translated>,
) {
  const { name, description, fields, translated } = declaration;
  const typeName = name.replaceAll(/ (\w)/g, (_, letter: string) => letter.toUpperCase());
  const english = Object.fromEntries(translated.map((field) => [field, fields[field]])) as Pick<Declared, Translated>;
  const schema = described(
    object({ ...fields, translations: translations(english), version: version() })
      .noUnknown()
      .typeError(sentence('body.object')),
    description,
    { title: `${typeName}Input` },
  );
  return { ...declaration, typeName, schema };
}
