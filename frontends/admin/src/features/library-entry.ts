import type { FixedEntry } from '../shared/form/index.js';
import { useFeatures } from './calls/list-features.js';

/** What the library knows of a feature by its German title, which is how products name it (contract: GET /api/products). */
export function useLibraryEntry(): (title: string) => FixedEntry | undefined {
  const { data } = useFeatures();
  return (title) => {
    const feature = data?.find((known) => known.title === title);
    return (
      feature && {
        english: feature.translations.en?.title ?? '',
        origin: feature.isActive ? 'Library' : 'Library, inactive',
      }
    );
  };
}
