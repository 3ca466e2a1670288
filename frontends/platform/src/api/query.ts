import { QueryClient, queryOptions, useQuery, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query';
import type { Boot, PageData } from '@vitrine/schemas';
import type { Language } from '../language/language.js';
import { useLanguage } from '../language/use-language.js';
import { ApiFailure, toFailure, networkFailure } from './failure.js';

export {
  keepPreviousData,
  QueryClient,
  QueryClientProvider,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
  type UseMutationResult,
  type UseQueryResult,
} from '@tanstack/react-query';

const FIVE_MINUTES = 5 * 60 * 1000;
const RETRIES = 3;

/** Only failures that may be temporary are retried. */
const isTemporary = (error: Error) => !(error instanceof ApiFailure) || error.isTemporary;

/**
 * Reads are fresh for five minutes and retried three times, after 1 s at first and 30 s at most (public spec §5, cache). No call waits for a
 * network: without one it fails and is reported, and failed reads are repeated when the network is back.
 * @param options.staleTime how long reads are fresh, in milliseconds
 */
export function createQueryClient({ staleTime = FIVE_MINUTES } = {}): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime,
        retry: (count, error) => count < RETRIES && isTemporary(error),
        retryDelay: (count) => Math.min(1000 * 2 ** count, 30_000),
        refetchOnWindowFocus: false,
        refetchOnReconnect: true,
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  });
}

async function read<T>(path: string, language: Language, signal: AbortSignal): Promise<T> {
  const response = await fetch(path, { headers: { 'Accept-Language': language }, signal }).catch((error: unknown) => {
    throw signal.aborted ? error : networkFailure();
  });
  if (!response.ok) throw await toFailure(response);
  return (await response.json()) as T;
}

/** First part of the query keys of public reads. */
export const PUBLIC = 'public';

/** Query key of a public read's answer; `path` may also be the name of data derived from an answer. */
export const publicKey = (path: string, language: Language) => [PUBLIC, path, language] as const;

/**
 * A public read such as `/api/products`, under the key that {@link fillQueries} uses for the data of a server-rendered page.
 * A 404 is not an error: its data is null.
 */
export function publicQuery<T>(path: string, language: Language) {
  return queryOptions<T | null>({
    queryKey: publicKey(path, language),
    queryFn: async ({ signal }) => {
      try {
        return await read<T>(path, language, signal);
      } catch (error) {
        if (error instanceof ApiFailure && error.status === 404) return null;
        throw error;
      }
    },
  });
}

type PublicQueryOptions<T> = Omit<UseQueryOptions<T | null>, 'queryKey' | 'queryFn'>;

/** {@link publicQuery} in the page's language. `data` is undefined while loading, null when the API answered 404. */
export function usePublicQuery<T>(path: string, options: PublicQueryOptions<T> = {}): UseQueryResult<T | null> {
  const { language } = useLanguage();
  return useQuery<T | null>({ ...publicQuery<T>(path, language), ...options });
}

/** The client of a page that shows a draft: it has the preview's data in each language and never requests them again. */
export function createDraftQueries(preview: NonNullable<Boot['preview']>): QueryClient {
  const client = createQueryClient({ staleTime: Infinity });
  for (const [language, data] of Object.entries(preview)) fillQueries(client, data, language as Language);
  return client;
}

/** Stores the page's data (the JSON block `vitrine-data`) under the keys of {@link publicQuery}. */
export function fillQueries(client: QueryClient, data: PageData, language: Language): void {
  for (const [path, value] of Object.entries(data)) client.setQueryData(publicKey(path, language), value);
}
