import { useSettings } from '@vitrine/platform';
import { TRANSLATED_LANGUAGES, type TranslatedLanguage } from '@vitrine/schemas';
import { useMemo } from 'react';

/** The languages beside German in which staff write: those that the site offers. */
export function useTranslatedLanguages(): readonly TranslatedLanguage[] {
  const { languages } = useSettings();
  return useMemo(() => TRANSLATED_LANGUAGES.filter((language) => languages.includes(language)), [languages]);
}
