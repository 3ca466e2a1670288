import { QueryClient, QueryClientProvider, session } from '@vitrine/platform';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { fakeApi } from '../../testing/index.js';
import type { ContentPage } from '../content-page.js';
import { useDeletePage } from './delete-page.js';
import { listPages } from './list-pages.js';
import { useSavePage } from './save-page.js';
import { setActive } from './toggle-page.js';

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
);
const calls = {
  list: () => listPages(),
  create: () => renderHook(useSavePage, { wrapper }).result.current(null, {} as never),
  change: () => renderHook(useSavePage, { wrapper }).result.current('1', {} as never),
  delete: () => renderHook(useDeletePage, { wrapper }).result.current.mutateAsync('1'),
  toggle: () => setActive({ id: '1', isActive: true } as ContentPage),
};

test.each(Object.entries(calls))('without a token, %s fails and nothing is sent', async (_name, call) => {
  session.clear();
  const api = fakeApi({});
  await expect(call()).rejects.toThrow('No admin token found');
  expect(api.asked('.*')).toEqual([]);
});
