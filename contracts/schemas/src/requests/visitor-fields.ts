import { MAXIMUM_LENGTHS } from '../constants.js';
import { described } from '../fields/described.js';
import { blankAsAbsent, choice, paragraph } from '../fields/fields.js';
import { LANGUAGES } from '../languages/languages.js';
import { sentence } from '../messages/translate.js';

/** Language of an answer to a visitor; `subject` names that answer in the document. */
export const answerLanguage = (subject: string) =>
  described(
    choice(LANGUAGES, sentence('language.oneOf')).transform(blankAsAbsent),
    `Language of ${subject}; else that of \`lang\` or \`Accept-Language\``,
    { example: 'de' },
  );

/** Optional notes to a request, in several lines. */
export const visitorNotes = (description: string, example: string) =>
  described(paragraph().transform(blankAsAbsent).max(MAXIMUM_LENGTHS.notes, sentence('notes.length')), description, {
    example,
  });
