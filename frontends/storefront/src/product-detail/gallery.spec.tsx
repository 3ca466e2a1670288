import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aProduct, fakeApi, renderStorefront } from '../testing/index.js';

const IMAGES = ['/uploads/a.webp', '/uploads/b.webp', '/uploads/c.webp'];

async function openGallery(changes: Parameters<typeof aProduct>[0] = {}) {
  const product = aProduct({ images: IMAGES, ...changes });
  fakeApi({
    [`GET /api/products/${product.id}`]: () => ({ body: product }),
    'GET /api/products': () => ({ body: [] }),
    'GET /api/interviews': () => ({ body: [] }),
  });
  renderStorefront(`/product/${product.id}`);
  await screen.findByRole('heading', { level: 1 });
}
const shown = () =>
  screen.getByRole('group', { name: 'Pictures of Signature', hidden: true }).querySelector('img')?.getAttribute('src');

const swipe = (from: number, to: number) => {
  const stage = screen.getByRole('button', { name: /Enlarge picture/ });
  fireEvent.touchStart(stage, { touches: [{ clientX: from, clientY: 0 }] });
  fireEvent.touchEnd(stage, { changedTouches: [{ clientX: to, clientY: 10 }] });
};

it('moves to the next picture and back by a swipe, and stays at both ends', async () => {
  await openGallery();
  swipe(10, 200);
  expect(shown()).toBe('/uploads/a.webp');
  swipe(200, 10);
  swipe(200, 10);
  swipe(200, 10);
  expect(shown()).toBe('/uploads/c.webp');
  swipe(10, 200);
  expect(shown()).toBe('/uploads/b.webp');
  swipe(10, 30);
  expect(shown()).toBe('/uploads/b.webp');
});

it('shows the picture large, with zoom, full screen and thumbnails in the language of the page', async () => {
  await openGallery();
  await userEvent.click(screen.getByRole('button', { name: 'Picture 2 of 3' }));
  await userEvent.click(screen.getByRole('button', { name: 'Enlarge picture 2' }));
  const large = await screen.findByRole('dialog', { name: 'Pictures of Signature, enlarged' });
  expect(within(large).getByRole('group', { name: 'Picture 2 of 3' })).toBeInTheDocument();
  for (const name of ['Zoom in', 'Close', 'Next picture', 'Previous picture'])
    expect(within(large).getByRole('button', { name })).toBeInTheDocument();
  const thumbnails = within(large).getByRole('navigation', { name: 'Thumbnails' });
  expect(within(thumbnails).getAllByRole('img')).toHaveLength(3);
});

it('moves by the arrow keys, and the gallery shows the same picture', async () => {
  await openGallery();
  await userEvent.click(screen.getByRole('button', { name: 'Enlarge picture 1' }));
  const large = await screen.findByRole('dialog');
  fireEvent.keyDown(within(large).getByRole('region'), { key: 'ArrowRight' });
  const thumbnails = within(large).getByRole('navigation', { name: 'Thumbnails' });
  const second = { name: 'Picture 2 of 3', current: true };
  expect(await within(thumbnails).findByRole('button', second)).toBeInTheDocument();
  expect(shown()).toBe('/uploads/b.webp');
});

it('opens the lightbox from a gallery with a film', async () => {
  await openGallery({ headerVideo: '/uploads/film.mp4' });
  await userEvent.click(screen.getByRole('button', { name: 'View all pictures' }));
  expect(await screen.findByRole('group', { name: 'Picture 1 of 3' })).toBeInTheDocument();
});

it('closes on Escape', async () => {
  await openGallery();
  await userEvent.click(screen.getByRole('button', { name: 'Enlarge picture 1' }));
  const large = await screen.findByRole('dialog');
  fireEvent.keyDown(within(large).getByRole('region'), { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
