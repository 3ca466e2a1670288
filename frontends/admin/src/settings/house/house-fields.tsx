import {
  ADMIN_SCREENS,
  APP_TYPEFACES,
  COMPLETE_LANGUAGES,
  type Language,
  languageName,
  LANGUAGES,
  typefaceName,
} from '@vitrine/schemas';
import { Select, TextField } from '@vitrine/ui';
import { useField } from 'formik';
import { FieldRow, FormSection, MediaField } from '../../shared/form/index.js';
import { HouseColourField } from './house-colour-field.js';
import { HOUSE_LABELS as LABELS } from './house-values.js';
import { LanguageChoice } from './language-choice.js';

const FONTS = APP_TYPEFACES.map((value) => ({ value, label: typefaceName(value, 'en') }));
const SCREENS = Object.values(ADMIN_SCREENS).map(({ path, title }) => ({ value: path, label: title }));

/** A text in each language that the site offers, side by side; always in German and English, which are the fallbacks of the others. */
function InEachLanguage({ name, label, minRows }: { name: string; label: string; minRows?: number }) {
  const [{ value: offered }] = useField<readonly Language[]>('languages');
  const rows = minRows === undefined ? {} : { minRows, maxRows: 8 };
  return (
    <FieldRow>
      {LANGUAGES.filter((language) => isComplete(language) || offered.includes(language)).map((language) => (
        <TextField
          key={language}
          name={`${name}.${language}`}
          label={`${label} (${languageName(language)})`}
          hint={isComplete(language) ? undefined : 'The English text where nothing is written.'}
          {...rows}
        />
      ))}
    </FieldRow>
  );
}

const isComplete = (language: Language): boolean => COMPLETE_LANGUAGES.some((each) => each === language);

/** Every field of the house's own facts. */
export function HouseFields() {
  return (
    <>
      <FormSection title="Name and looks" note="Pages, mails, sheets and this administration bear them.">
        <TextField name="name" label={LABELS.name} required />
        <MediaField
          name="logo"
          label={LABELS.logo}
          kind="image"
          hint="PNG, WebP or AVIF. Without a logo the name stands in its place. Icons are made from it."
        />
        <FieldRow>
          <HouseColourField name="primary" label={LABELS['colours.primary']} ground="the light ground" />
          <HouseColourField name="accent" label={LABELS['colours.accent']} ground="the main colour" />
        </FieldRow>
        <Select name="fonts" label={LABELS.fonts} options={FONTS} required />
      </FormSection>
      <FormSection title="Contact">
        <FieldRow>
          <TextField name="contact.email" label={LABELS['contact.email']} type="email" required />
          <TextField name="contact.telephone" label={LABELS['contact.telephone']} type="tel" />
        </FieldRow>
        <TextField name="contact.address" label={LABELS['contact.address']} minRows={2} maxRows={6} />
      </FormSection>
      <FormSection title="Elsewhere" note="Shown at the foot of every page; what is left empty is not.">
        {(['video', 'photos', 'apps', 'site'] as const).map((name) => (
          <TextField
            key={name}
            name={`social.${name}`}
            label={LABELS[`social.${name}`]}
            type="url"
            placeholder="https://"
          />
        ))}
      </FormSection>
      <FormSection title="Legal facts" note="In mails, sheets and what search engines read.">
        <TextField name="legal.company" label={LABELS['legal.company']} />
        <FieldRow>
          <TextField name="legal.register" label={LABELS['legal.register']} />
          <TextField name="legal.vatId" label={LABELS['legal.vatId']} />
        </FieldRow>
        <TextField name="legal.responsible" label={LABELS['legal.responsible']} />
      </FormSection>
      <FormSection title="What the site says">
        <InEachLanguage name="priceNote" label={LABELS.priceNote} />
        <InEachLanguage name="answerTime" label={LABELS.answerTime} />
        <LanguageChoice />
      </FormSection>
      <FormSection title="Mails">
        <TextField
          name="mail.senderName"
          label={LABELS['mail.senderName']}
          hint="Whom mails come from; the name of the house where nothing is written."
        />
        <InEachLanguage name="mail.signature" label={LABELS['mail.signature']} minRows={3} />
      </FormSection>
      <FormSection title="Administration">
        <Select name="openingPages.office" label={LABELS['openingPages.office']} options={SCREENS} required />
      </FormSection>
    </>
  );
}
