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

/** Only what may pass by itself is asked again. */
const isTemporary = (error: Error) => !(error instanceof ApiFailure) || error.isTemporary;

/**
 * Reads are kept five minutes and asked again three times, 1 s apart at first and 30 s at most (public spec §5, cache). Nothing
 * waits silently for a network: a call without one fails and is reported, and failed reads are made again when the network is back.
 * @param options.staleTime for how long they are, in milliseconds
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

/** With which the keys of public reads begin. */
export const PUBLIC = 'public';

/** Under which the answer of a public read lies, or under a name in place of `path` what was made of one. */
export const publicKey = (path: string, language: Language) => [PUBLIC, path, language] as const;

/**
 * A public read such as `/api/products`, under the very key the server-rendered page's data lies in.
 * A 404 is data too: null.
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

/** Of a page that shows a draft: it is put where {@link publicQuery} finds it in each language, and nothing is read anew. */
export function createDraftQueries(preview: NonNullable<Boot['preview']>): QueryClient {
  const client = createQueryClient({ staleTime: Infinity });
  for (const [language, data] of Object.entries(preview)) fillQueries(client, data, language as Language);
  return client;
}

/** Puts the page's data (the JSON block `vitrine-data`) where {@link publicQuery} finds it. */
export function fillQueries(client: QueryClient, data: PageData, language: Language): void {
  for (const [path, value] of Object.entries(data)) client.setQueryData(publicKey(path, language), value);
}
