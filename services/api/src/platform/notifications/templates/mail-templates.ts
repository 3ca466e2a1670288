import { readFileSync } from 'node:fs';
import type { HouseSettings } from '@vitrine/schemas';
import Handlebars from 'handlebars';
import type { Mail } from '../mail.js';
import type { CompanyFooter } from './company-footer.js';
import { mailStyles, type MailStyles } from './styles.js';

/** What every mail's templates can use beside their own values. */
export interface MailFrame {
  /** The house that sends the mail. */
  house: HouseSettings;
  language: string;
  subject: string;
  /** Shown by mail programs beside the subject. */
  preview: string;
  footer: string;
  /** Only in mails to visitors; `null` in those to staff. */
  companyFooter: CompanyFooter | null;
  label: string;
  heading: string;
  paragraphs: readonly string[];
  action: { url: string; text: string } | null;
  facts: readonly Fact[];
}

/** A line of a mail's table. */
export interface Fact {
  name: string;
  value: string;
}

const html = Handlebars.create();
html.registerPartial('layout', readFileSync(new URL('./layout.html.hbs', import.meta.url), 'utf8'));
/** Writes the lines of a text with `<br>`, since not every mail program keeps line breaks. */
html.registerHelper(
  'lines',
  (value: string) => new Handlebars.SafeString(Handlebars.escapeExpression(value).replaceAll('\n', '<br>')),
);
const text = Handlebars.create();

/**
 * Compiles the two templates of a mail, `{name}.html.hbs` (inside the common layout, values escaped, styles as `style.…`, `lines` for a text of several lines) and `{name}.text.hbs`.
 * @param folder URL of a file beside them, `import.meta.url`
 */
export function mailTemplates<Values extends MailFrame>(folder: string, name: string) {
  const read = (file: string) => readFileSync(new URL(`./${file}`, folder), 'utf8');
  const htmlTemplate = html.compile<Shown<Values>>(read(`${name}.html.hbs`), { strict: true });
  const textTemplate = text.compile<Shown<Values>>(read(`${name}.text.hbs`), { noEscape: true, strict: true });
  return (values: Values): Pick<Mail, 'subject' | 'html' | 'text'> => {
    const { name, colours } = values.house;
    const shown = { ...values, wordmark: name.toLocaleUpperCase('de'), style: mailStyles(colours, name) };
    return {
      subject: values.subject,
      html: htmlTemplate(shown),
      text: `${textTemplate(shown)
        .replace(/\n{3,}/g, '\n\n')
        .trim()}\n`,
    };
  };
}

/** The values of a mail, and those that its templates can use besides. */
type Shown<Values> = Values & { wordmark: string; style: MailStyles };
