import { createQueryClient, QueryClientProvider } from '@vitrine/platform';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { pages } from './content-pages/content-page-calls.js';
import { coupons } from './coupons/coupon-calls.js';
import { useCouponUsage } from './coupons/coupon-calls.js';
import { sections } from './homepage-sections/index.js';
import { interviews } from './interviews/interview-calls.js';
import { fakeApi, heldAnswer } from './testing/index.js';

const MINUTE = 60_000;

test.each<[string, () => unknown, number]>([
  ['interviews', () => interviews.useList(), 2],
  ['coupons', () => coupons.useList({ enabled: true }), 2],
  ['homepage sections', () => sections.useList(), 2],
  ['the uses of a coupon', () => useCouponUsage('1'), 5],
  ['content pages', () => pages.useList(), 5],
])('%s stay fresh for the time in the specification', (_name, read, minutes) => {
  fakeApi({ 'GET /api/.*': heldAnswer<{ body: unknown }>().answer });
  const client = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { unmount } = renderHook(read, { wrapper });
  const [query] = client.getQueryCache().getAll();
  const isStaleAfter = (ms: number) => {
    query?.setState({ ...query.state, data: [], dataUpdatedAt: Date.now() - ms });
    return query?.isStaleByTime(query.observers[0]?.options.staleTime as number);
  };
  expect(isStaleAfter(minutes * MINUTE - 5000)).toBe(false);
  expect(isStaleAfter(minutes * MINUTE)).toBe(true);
  unmount();
  client.clear();
});

test('unused content pages stay in the cache for ten minutes', () => {
  fakeApi({ 'GET /api/.*': heldAnswer<{ body: unknown }>().answer });
  const client = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { unmount } = renderHook(() => pages.useList(), { wrapper });
  expect(client.getQueryCache().getAll()[0]?.gcTime).toBe(10 * MINUTE);
  unmount();
  client.clear();
});
