import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { HydratedProvider, useHydrated } from './hydrated.js';

function Control() {
  return <button disabled={!useHydrated()}>Send</button>;
}

const page = (
  <HydratedProvider>
    <main>
      <Control />
    </main>
  </HydratedProvider>
);

test("a control is disabled in the server's HTML and enabled by hydration, as the same element", async () => {
  const complaints: unknown[] = [];
  document.body.innerHTML = `<div id="root">${renderToString(page)}</div>`;
  const sent = document.querySelector('button');
  expect(sent?.disabled).toBe(true);
  await act(() =>
    hydrateRoot(document.getElementById('root') as HTMLElement, page, {
      onRecoverableError: (error) => complaints.push(error),
    }),
  );
  expect(document.querySelector('button')).toBe(sent);
  expect(sent?.disabled).toBe(false);
  expect(complaints).toEqual([]);
});

test('a control outside of the provider throws an error', () => {
  expect(() => renderToString(<Control />)).toThrow('useHydrated needs <HydratedProvider> around it');
});
