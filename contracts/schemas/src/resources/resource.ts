import type { AnySchema, InferType } from 'yup';
import { mediaPaths, translations, version } from '../fields/admin-fields.js';
import { requestBody } from '../fields/request-body.js';
import { words } from '../fields/words.js';

type Fields = Readonly<Record<string, AnySchema>>;
type Appended = Readonly<Record<string, string>>;
type None = Record<never, never>;

interface Declaration<Declared extends Fields, Translated extends keyof Declared & string, Added extends Appended> {
  /** English singular for sentences, such as `Content page`; in the document it becomes `ContentPage`. */
  name: string;
  /** Description of the body in the document. */
  description: string;
  /** Each field with its rule and its description for the document. */
  fields: Declared;
  /** The field with the name of a row, such as its title. */
  nameField: keyof Declared & string;
  /** Labels in forms, where they differ from the field's name in words (of a flag without `is`). */
  labels?: { readonly [Field in keyof Declared]?: string };
  /** The fields that exist in each language: German in the field itself, the others in `translations`. Without any, there is no `translations`. */
  translated: readonly Translated[];
  /** English texts of the document's example of a body; the German ones are the fields' own examples. */
  englishExample?: { [Field in Translated]?: InferType<Declared[Field]> };
  /** Lists of paths that only exist in a body, each with the field that its paths are appended to. */
  appended?: Added;
}

/** The additional fields of a body. */
type BodyOnly<Declared extends Fields, Translated extends keyof Declared & string, Added extends Appended> = {
  [List in keyof Added]: ReturnType<typeof mediaPaths>;
} & ([Translated] extends [never]
  ? None
  : { translations: ReturnType<typeof translations<Pick<Declared, Translated>>> }) & {
    version: ReturnType<typeof version>;
  };

const labelsOf = <Declared extends Fields>({
  fields,
  labels = {},
}: {
  fields: Declared;
  labels?: { readonly [Field in keyof Declared]?: string };
}) =>
  Object.fromEntries(
    Object.keys(fields).map((field) => [field, labels[field] ?? words(field.replace(/^is(?=[A-Z])/, ''))]),
  ) as Readonly<Record<keyof Declared, string>>;

/**
 * Declares something that staff create and edit. The API's rules and document, the form's labels and initial values, columns and answers are derived
 * from it (contract: Admin).
 */
export function resource<
  Declared extends Fields,
  const Translated extends keyof Declared & string = never,
  const Added extends Appended = None,
>(declaration: Declaration<Declared, Translated, Added>) {
  const { name, description, fields, translated, appended = {} } = declaration;
  const typeName = name.replaceAll(/ (\w)/g, (_, letter: string) => letter.toUpperCase());
  const english = Object.fromEntries(translated.map((field) => [field, fields[field]])) as Pick<Declared, Translated>;
  const lists = Object.entries<string>(appended).map(([list, field]) => [
    list,
    mediaPaths(`Pictures that are appended to \`${field}\``),
  ]);
  const bodyOnly = {
    ...(Object.fromEntries(lists) as object),
    ...(translated.length > 0 && { translations: translations(english) }),
    version: version(),
  } as BodyOnly<Declared, Translated, Added>;
  const schema = requestBody(`${typeName}Input`, description, { ...fields, ...bodyOnly });
  return { ...declaration, typeName, labels: labelsOf(declaration), appended, schema };
}
