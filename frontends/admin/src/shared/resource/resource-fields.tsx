import { isMoney, isOpeningHours, words } from '@vitrine/schemas';
import { Select, type SelectProps, TextField, type TextFieldProps } from '@vitrine/ui';
import type { ReactNode } from 'react';
import type { AnySchema } from 'yup';
import {
  EntriesField,
  MediaField,
  MediaListField,
  MoneyField,
  NumberField,
  OpeningHoursField,
  SwitchField,
  TranslatedMedia,
  TranslatedText,
} from '../form/index.js';

interface Declared {
  fields: Readonly<Record<string, AnySchema>>;
  labels: Readonly<Record<string, string>>;
  translated: readonly string[];
}

interface FieldProps<Name extends string> extends Pick<
  TextFieldProps,
  'type' | 'autoFocus' | 'placeholder' | 'minRows' | 'maxRows' | 'disabled' | 'inputProps'
> {
  name: Name;
  /** For a choice: its options, where they are not each value in words. */
  options?: SelectProps['options'];
  hint?: ReactNode;
  /** For a path or a list of paths: the kind of the files. */
  media?: 'image' | 'video' | 'captions';
  /** For a list: the noun for one of its entries. */
  noun?: string;
  /** For a number: the unit after it, such as `g`. */
  unit?: string;
}

/** The form field for each field of a resource: label, kind, and whether it is required follow from the declaration. */
export function resourceFields<Of extends Declared>({ fields, labels, translated }: Of) {
  const choices = Object.fromEntries(Object.entries(fields).map(([name, rule]) => [name, choicesOf(rule)]));
  return function Field({
    name,
    media,
    noun = '',
    unit,
    options = choices[name],
    ...rest
  }: FieldProps<keyof Of['fields'] & string>): ReactNode {
    const rule = fields[name] as AnySchema;
    const label = labels[name] ?? name;
    const required = !rule.spec.optional;
    const { hint, placeholder, minRows, maxRows, disabled } = rest;
    const named = { name, label, hint, required };
    if (media && rule.type === 'array') return <MediaListField name={name} label={label} hint={hint} singular={noun} />;
    if (media && translated.includes(name)) return <TranslatedMedia {...named} kind={media} />;
    if (media) return <MediaField {...named} kind={media} />;
    if (options) return <Select {...named} options={options} {...(placeholder !== undefined && { placeholder })} />;
    if (rule.type === 'boolean') return <SwitchField name={name} label={label} hint={hint} />;
    if (isOpeningHours(rule)) return <OpeningHoursField name={name} label={label} hint={hint} />;
    if (rule.type === 'array') return <EntriesField name={name} label={label} hint={hint} noun={noun} />;
    if (translated.includes(name)) return <TranslatedText {...named} {...given({ minRows, maxRows, disabled })} />;
    if (isMoney(rule)) return <MoneyField {...named} />;
    if (rule.type === 'number')
      return <NumberField {...named} {...given({ unit })} decimal={!rule.tests.some(isOfWholeNumbers)} />;
    return <TextField {...named} {...rest} />;
  };
}

/** The values that a field may have, in words; undefined where any is allowed. */
function choicesOf(rule: AnySchema): { value: string; label: string }[] | undefined {
  const values = rule.describe().oneOf as string[];
  return values.length > 0 ? values.map((value) => ({ value, label: words(value) })) : undefined;
}

/** The properties that have a value. */
const given = <Properties extends object>(properties: Properties) =>
  Object.fromEntries(Object.entries(properties).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Properties]?: NonNullable<Properties[Name]>;
  };

const isOfWholeNumbers = ({ OPTIONS }: AnySchema['tests'][number]): boolean => OPTIONS?.name === 'integer';
