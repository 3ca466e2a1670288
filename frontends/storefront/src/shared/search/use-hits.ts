import { keepPreviousData, usePublicQuery, type components } from '@vitrine/platform';
import { useEffect, useState } from 'react';

type Hits = components['schemas']['SearchResultsDto'];

/** Debounce of typing before the search request, in milliseconds. */
const DEBOUNCE_MS = 200;

/** Live hits for the text, best first; while those of another text are loading, the previous ones are shown. */
export function useHits(text: string) {
  const wanted = text.trim();
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(wanted), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [wanted]);
  const query = usePublicQuery<Hits>(`/api/search?q=${encodeURIComponent(asked)}`, {
    enabled: asked !== '' && wanted !== '',
    placeholderData: keepPreviousData,
  });
  const known = wanted !== '' && asked !== '';
  return {
    hits: known ? (query.data?.results ?? []) : [],
    /** The hits are complete and belong to the present text. */
    settled: known && asked === wanted && query.isSuccess && !query.isPlaceholderData,
    failed: known && query.isError,
    retry: () => void query.refetch(),
  };
}
