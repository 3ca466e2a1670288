import { act, fireEvent, render, screen } from '@testing-library/react';
import type { LazyPage } from '@vitrine/platform';
import { usePreloadLinks } from './preload-links.js';

const pageThatComes = () => Object.assign(() => null, { preload: jest.fn(() => Promise.resolve()) });

function Links({ pages }: { pages: Record<string, LazyPage> }) {
  usePreloadLinks(Object.entries(pages).map(([path, Page]) => ({ path, Page })));
  return (
    <>
      <a href="/product/7?from=home#features">
        <span>Signature</span>
      </a>
      <a href="/buy/accessory/7">Buy</a>
      <a href="https://elsewhere.example/product/7">Elsewhere</a>
      <a href="/nowhere">Nowhere</a>
      <p>A word</p>
    </>
  );
}

it('preloads the page of a link when any part of the link is hovered over', () => {
  const product = pageThatComes();
  render(<Links pages={{ '/product/:productId': product }} />);
  fireEvent.pointerOver(screen.getByText('Signature'));
  expect(product.preload).toHaveBeenCalled();
});

it('preloads the page of a link that is focused by keyboard', () => {
  const pages = { '/buy/:productId': pageThatComes(), '/buy/accessory/:accessoryId': pageThatComes() };
  render(<Links pages={pages} />);
  act(() => screen.getByText('Buy').focus());
  expect(pages['/buy/accessory/:accessoryId'].preload).toHaveBeenCalled();
  expect(pages['/buy/:productId'].preload).not.toHaveBeenCalled();
});

it.each(['Elsewhere', 'Nowhere', 'A word'])('preloads nothing for what does not lead to a page: %s', (name) => {
  const product = pageThatComes();
  render(<Links pages={{ '/product/:productId': product }} />);
  fireEvent.pointerOver(screen.getByText(name));
  expect(product.preload).not.toHaveBeenCalled();
});

it('ignores a page that cannot be loaded', () => {
  const lost = Promise.reject(new Error('lost'));
  const caught = jest.spyOn(lost, 'catch');
  render(<Links pages={{ '/product/:productId': Object.assign(() => null, { preload: () => lost }) }} />);
  fireEvent.pointerOver(screen.getByText('Signature'));
  expect(caught).toHaveBeenCalled();
});

it('does nothing with the platform of an older shell that cannot preload', () => {
  const failed = jest.fn();
  window.addEventListener('error', failed);
  render(<Links pages={{ '/product/:productId': () => null }} />);
  fireEvent.pointerOver(screen.getByText('Signature'));
  window.removeEventListener('error', failed);
  expect(failed).not.toHaveBeenCalled();
});

it('removes its listeners when it is unmounted', () => {
  const product = pageThatComes();
  const { unmount } = render(<Links pages={{ '/product/:productId': product }} />);
  unmount();
  document.body.innerHTML = '<a href="/product/7">Left</a>';
  fireEvent.pointerOver(screen.getByText('Left'));
  expect(product.preload).not.toHaveBeenCalled();
});
