export {
  DEFAULT_LANGUAGE,
  fallbackOrder,
  type FurtherLanguage,
  inLanguage,
  type InLanguages,
  isLanguage,
  type Language,
  languageName,
  LANGUAGES,
  LOCALES,
} from '@vitrine/schemas/languages';
