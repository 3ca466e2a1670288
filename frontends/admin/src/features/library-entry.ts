import { type FixedEntry, inTranslations } from '../shared/form/index.js';
import { features } from './feature-calls.js';

/** Finds the library's entry for a feature by its German title, which is how products name it (contract: GET /api/products). */
export function useLibraryEntry(): (title: string) => FixedEntry | undefined {
  const { data } = features.useList();
  return (title) => {
    const feature = data?.find((known) => known.title === title);
    return (
      feature && {
        translations: inTranslations((language) => feature.translations[language]?.title ?? ''),
        origin: feature.isActive ? 'Library' : 'Library, inactive',
      }
    );
  };
}
