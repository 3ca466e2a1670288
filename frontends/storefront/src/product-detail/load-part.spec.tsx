import { render, screen } from '@testing-library/react';
import { lazy, Suspense } from 'react';
import { loadPart } from './load-part.js';

const show = (load: Parameters<typeof loadPart>[0]) => {
  const Part = lazy(() => loadPart(load));
  render(
    <Suspense>
      <Part>in its place</Part>
    </Suspense>,
  );
};
const came = () => Promise.resolve({ default: () => 'the part' });

it('retries a script that could not be loaded', async () => {
  show(jest.fn(came).mockRejectedValueOnce(new Error('lost')));
  expect(await screen.findByText('the part')).toBeVisible();
});

it('shows the fallback of a part whose script cannot be loaded', async () => {
  show(() => Promise.reject(new Error('lost')));
  expect(await screen.findByText('in its place')).toBeVisible();
});
