import { act, fireEvent, render, screen } from '@testing-library/react';
import type { LazyPage } from '@vitrine/platform';
import { useFetchAhead } from './fetch-ahead.js';

const pageThatComes = () => Object.assign(() => null, { preload: jest.fn(() => Promise.resolve()) });

function Links({ pages }: { pages: Record<string, LazyPage> }) {
  useFetchAhead(Object.entries(pages).map(([path, Page]) => ({ path, Page })));
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

it('fetches the page of a link that is pointed at, whatever part of it', () => {
  const product = pageThatComes();
  render(<Links pages={{ '/product/:productId': product }} />);
  fireEvent.pointerOver(screen.getByText('Signature'));
  expect(product.preload).toHaveBeenCalled();
});

it('fetches the page of a link that is reached by keyboard', () => {
  const pages = { '/buy/:productId': pageThatComes(), '/buy/accessory/:accessoryId': pageThatComes() };
  render(<Links pages={pages} />);
  act(() => screen.getByText('Buy').focus());
  expect(pages['/buy/accessory/:accessoryId'].preload).toHaveBeenCalled();
  expect(pages['/buy/:productId'].preload).not.toHaveBeenCalled();
});

it.each(['Elsewhere', 'Nowhere', 'A word'])('fetches nothing for what leads to no page of ours: %s', (name) => {
  const product = pageThatComes();
  render(<Links pages={{ '/product/:productId': product }} />);
  fireEvent.pointerOver(screen.getByText(name));
  expect(product.preload).not.toHaveBeenCalled();
});

it('passes over a page that does not come', () => {
  const lost = Promise.reject(new Error('lost'));
  const caught = jest.spyOn(lost, 'catch');
  render(<Links pages={{ '/product/:productId': Object.assign(() => null, { preload: () => lost }) }} />);
  fireEvent.pointerOver(screen.getByText('Signature'));
  expect(caught).toHaveBeenCalled();
});

it('leaves a page as it is whose platform comes from a shell that cannot fetch ahead', () => {
  const failed = jest.fn();
  window.addEventListener('error', failed);
  render(<Links pages={{ '/product/:productId': () => null }} />);
  fireEvent.pointerOver(screen.getByText('Signature'));
  window.removeEventListener('error', failed);
  expect(failed).not.toHaveBeenCalled();
});

it('listens no longer once it is gone', () => {
  const product = pageThatComes();
  const { unmount } = render(<Links pages={{ '/product/:productId': product }} />);
  unmount();
  document.body.innerHTML = '<a href="/product/7">Left</a>';
  fireEvent.pointerOver(screen.getByText('Left'));
  expect(product.preload).not.toHaveBeenCalled();
});
