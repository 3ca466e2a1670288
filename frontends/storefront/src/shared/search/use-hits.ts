import { keepPreviousData, usePublicQuery, type components } from '@vitrine/platform';
import { useEffect, useState } from 'react';

type Hits = components['schemas']['SearchResultsDto'];

/** How long, in milliseconds, typing must rest before the server is asked. */
const REST = 200;

/** Live hits for the text, best first; while another text's are loading the last ones stay. */
export function useHits(text: string) {
  const wanted = text.trim();
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(wanted), REST);
    return () => clearTimeout(timer);
  }, [wanted]);
  const query = usePublicQuery<Hits>(`/api/search?q=${encodeURIComponent(asked)}`, {
    enabled: asked !== '' && wanted !== '',
    placeholderData: keepPreviousData,
  });
  const known = wanted !== '' && asked !== '';
  return {
    hits: known ? (query.data?.results ?? []) : [],
    /** Everything there is to this very text is here. */
    settled: known && asked === wanted && query.isSuccess && !query.isPlaceholderData,
    failed: known && query.isError,
    retry: () => void query.refetch(),
  };
}
