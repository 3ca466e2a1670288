import { QueryClient, QueryClientProvider } from '@vitrine/platform';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { heldAnswer } from '@vitrine/platform/testing';
import { useChangeRow } from './use-change-row.js';

interface Shop {
  id: string;
  isOpen: boolean;
  version: number;
}

const list = ['shops'];
const first: Shop = { id: '1', isOpen: true, version: 1 };
const second: Shop = { id: '2', isOpen: true, version: 1 };

function toggling(send: (shop: Shop) => Promise<Shop>) {
  const client = new QueryClient();
  client.setQueryData(list, [first, second]);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const changed = (shop: Shop) => ({ ...shop, isOpen: !shop.isOpen });
  const { result } = renderHook(
    () => useChangeRow({ list, changed, send, failure: () => 'The shop could not be changed.' }),
    { wrapper },
  );
  const shops = () => client.getQueryData<Shop[]>(list);
  return { result, shops };
}

it('shows the change at once and then the answer', async () => {
  const held = heldAnswer<Shop>();
  const { result, shops } = toggling(held.answer);
  act(() => result.current.change(first));
  await waitFor(() => expect(shops()).toEqual([{ ...first, isOpen: false }, second]));
  held.give({ ...first, isOpen: false, version: 2 });
  await waitFor(() => expect(shops()?.[0]).toEqual({ ...first, isOpen: false, version: 2 }));
});

it('rolls a refused change back, reports it for that row alone, and can retry', async () => {
  let refused = true;
  const { result, shops } = toggling((shop) =>
    refused ? Promise.reject(new Error('no')) : Promise.resolve({ ...shop, version: 2 }),
  );
  act(() => result.current.change(first));
  await waitFor(() => expect(result.current.toFailure(first)?.sentence).toBe('The shop could not be changed.'));
  expect(result.current.toFailure(second)).toBeUndefined();
  expect(shops()?.[0]).toEqual(first);
  refused = false;
  act(() => result.current.toFailure(first)?.retry());
  await waitFor(() => expect(shops()?.[0]).toEqual({ id: '1', isOpen: false, version: 2 }));
  expect(result.current.toFailure(first)).toBeUndefined();
});

it('keeps the last of several changes on the screen while the first is in flight', async () => {
  const answers = [heldAnswer<Shop>(), heldAnswer<Shop>()];
  let asked = 0;
  const { result, shops } = toggling(() => answers[asked++]?.answer() ?? Promise.reject(new Error('called too often')));
  act(() => result.current.change(first));
  await waitFor(() => expect(shops()?.[0]?.isOpen).toBe(false));
  act(() => result.current.change({ ...first, isOpen: false }));
  await waitFor(() => expect(shops()?.[0]?.isOpen).toBe(true));
  answers[0]?.give({ ...first, isOpen: false, version: 2 });
  await waitFor(() => expect(asked).toBe(2));
  expect(shops()?.[0]?.isOpen).toBe(true);
  answers[1]?.give({ ...first, isOpen: true, version: 3 });
  await waitFor(() => expect(shops()?.[0]?.version).toBe(3));
});
