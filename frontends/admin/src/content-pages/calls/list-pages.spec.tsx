import { QueryClient, QueryClientProvider, session } from '@vitrine/platform';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { fakeApi, signedIn } from '../../testing/index.js';
import { pagesKey, useContentPages } from './list-pages.js';

const minute = 60_000;

it('pages are fresh for five minutes and retained for ten', async () => {
  signedIn();
  fakeApi({ 'GET /api/content-pages/admin/all': () => ({ body: [] }) });
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result, unmount } = renderHook(useContentPages, { wrapper });
  await waitFor(() => expect(result.current.data).toEqual([]));
  const query = client.getQueryCache().find({ queryKey: pagesKey })!;
  const read = query.state.dataUpdatedAt;
  const isStaleAfter = (ms: number) => {
    query.state.dataUpdatedAt = read - ms;
    return query.isStaleByTime(query.observers[0]?.options.staleTime as number);
  };
  expect(isStaleAfter(5 * minute - 1000)).toBe(false);
  expect(isStaleAfter(5 * minute)).toBe(true);
  expect(query.gcTime).toBe(10 * minute);
  unmount();
  client.clear();
  session.clear();
});
