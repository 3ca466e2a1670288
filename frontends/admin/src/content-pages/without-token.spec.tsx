import { QueryClient, QueryClientProvider, session } from '@vitrine/platform';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { fakeApi } from '../testing/index.js';
import { pages } from './content-page-calls.js';

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
);
const calls = {
  list: () => pages.list(null),
  create: () => renderHook(pages.useSave, { wrapper }).result.current(null, {} as never),
  change: () => renderHook(pages.useSave, { wrapper }).result.current('1', {} as never),
  delete: () => renderHook(pages.useRemove, { wrapper }).result.current.mutateAsync('1'),
  toggle: () => pages.change('1', { isActive: true }),
};

test.each(Object.entries(calls))('without a token, %s fails and sends nothing', async (_name, call) => {
  session.clear();
  const api = fakeApi({});
  await expect(call()).rejects.toThrow('No admin token found');
  expect(api.asked('.*')).toEqual([]);
});
