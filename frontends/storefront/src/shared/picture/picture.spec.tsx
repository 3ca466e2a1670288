import { render, screen } from '@testing-library/react';
import { Picture } from './picture.js';

const PATH = '/uploads/dial.webp';
const pictures = {
  [PATH]: {
    width: 1600,
    height: 2000,
    variants: [
      { url: '/uploads/dial-960.avif', width: 960, format: 'avif' as const },
      { url: '/uploads/dial-480.avif', width: 480, format: 'avif' as const },
      { url: '/uploads/dial-480.webp', width: 480, format: 'webp' as const },
    ],
  },
};

it('offers every format in every size, with the size of the picture', () => {
  const { container } = render(<Picture path={PATH} pictures={pictures} alt="A dial" sizes="50vw" />);
  const [avif, webp] = container.querySelectorAll('source');
  expect(avif).toHaveAttribute('srcset', '/uploads/dial-480.avif 480w, /uploads/dial-960.avif 960w');
  expect(webp).toHaveAttribute('srcset', '/uploads/dial-480.webp 480w');
  expect(avif).toHaveAttribute('sizes', '50vw');
  const image = screen.getByRole('img', { name: 'A dial' });
  expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['1600', '2000']);
});

it.each([
  [true, 'eager', 'high'],
  [false, 'lazy', 'auto'],
])('is loaded first in the first view (%s), else lazily', (first, loading, priority) => {
  render(<Picture path={PATH} alt="A dial" sizes="50vw" first={first} />);
  expect(screen.getByRole('img')).toHaveAttribute('loading', loading);
  expect(screen.getByRole('img')).toHaveAttribute('fetchpriority', priority);
});

describe('the alternative text of staff', () => {
  const said = { [PATH]: { ...pictures[PATH], alt: 'Blue dial', focalPoint: { x: 0.25, y: 1 } } };

  it('is used, and the focal point stays visible', () => {
    render(<Picture path={PATH} pictures={said} alt="Signature, picture 1" sizes="50vw" />);
    expect(screen.getByRole('img', { name: 'Blue dial' })).toHaveStyle({ objectPosition: '25% 100%' });
  });

  it('is not used if the picture is decorative', () => {
    const { container } = render(<Picture path={PATH} pictures={said} alt="" sizes="50vw" />);
    expect(container.querySelector('img')).toHaveAttribute('alt', '');
  });
});
