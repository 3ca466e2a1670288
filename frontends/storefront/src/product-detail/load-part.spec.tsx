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

it('asks again for a script that did not come', async () => {
  show(jest.fn(came).mockRejectedValueOnce(new Error('lost')));
  expect(await screen.findByText('the part')).toBeVisible();
});

it('shows what stands in the place of a part whose script does not come', async () => {
  show(() => Promise.reject(new Error('lost')));
  expect(await screen.findByText('in its place')).toBeVisible();
});
