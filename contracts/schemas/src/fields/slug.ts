import { sentence } from '../messages/translate.js';
import { line } from './fields.js';

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const SLUG_LENGTH = 100;

/** Replacements of German letters in an address; other accents are dropped. */
const SPELLINGS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** The last part of a page's address: lower-case letters a to z, digits and single hyphens. */
export const slug = () =>
  line()
    .required(sentence('slug.required'))
    .max(SLUG_LENGTH, sentence('slug.format'))
    .matches(SLUG, { message: sentence('slug.format'), excludeEmptyString: true });

/** Whether a text can be the last part of a page's address. */
export const isSlug = (text: string): boolean => text.length <= SLUG_LENGTH && SLUG.test(text);

/** A title as the last part of an address: `Größe 42: Neues` becomes `groesse-42-neues`; '' where it has no usable letter or digit. */
export const toSlug = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => SPELLINGS[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, SLUG_LENGTH)
    .replace(/^-|-$/g, '');
