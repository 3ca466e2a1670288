import { fallbackOrder, languageName, type TranslatedLanguage } from '@vitrine/schemas';
import type { ReactNode } from 'react';
import { MediaField } from '../media/media-field.js';
import type { MediaKind } from '../upload/media-kind.js';
import styles from './translated.module.css';
import { translatedName } from './translations.js';
import { useTranslatedLanguages } from './use-translated-languages.js';

interface TranslatedMediaProps {
  /** Path of the German file's path in Formik; the others are at `translations.{language}.{name}`. */
  name: string;
  label: string;
  kind: MediaKind;
  hint?: ReactNode;
  required?: boolean;
}

/** Hint for a picture or film in another language than German. */
export function translatedMediaHint(language: TranslatedLanguage): string {
  const others = fallbackOrder(language).filter((each) => each !== language);
  return `Only where it shows words; without one, visitors see the ${others.map((each) => languageName(each)).join(' or ')} one.`;
}

/** Fields for a picture or film, and for one in each other language where it shows words. */
export function TranslatedMedia({ name, label, kind, hint, required }: TranslatedMediaProps) {
  return (
    <div className={styles.texts}>
      <MediaField name={name} label={label} kind={kind} hint={hint} {...(required && { required })} />
      {useTranslatedLanguages().map((language) => (
        <MediaField
          key={language}
          name={translatedName(name, language)}
          label={`${label} (${languageName(language)})`}
          kind={kind}
          hint={translatedMediaHint(language)}
        />
      ))}
    </div>
  );
}
