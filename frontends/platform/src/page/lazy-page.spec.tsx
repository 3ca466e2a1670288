import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Component, type ReactNode, useState } from 'react';
import { renderOnPlatform } from '../testing/render-on-platform.js';
import { type LoadingPageProps, lazyPage } from './lazy-page.js';

const loaded = { default: () => <h1>The page</h1> };

function Loading({ failed, onRetry }: LoadingPageProps) {
  return failed ? <button onClick={onRetry}>Again</button> : <p>Loading</p>;
}

/** Silences React, which logs every error that a boundary catches. */
const quietly = () => jest.spyOn(console, 'error').mockImplementation(() => undefined);

afterEach(() => jest.restoreAllMocks());

it('shows that a page is loading', async () => {
  let arrive: (page: typeof loaded) => void = () => undefined;
  const Page = lazyPage('slow', () => new Promise((resolve) => (arrive = resolve)), Loading);
  renderOnPlatform(<Page />);
  expect(screen.getByText('Loading')).toBeTruthy();
  arrive(loaded);
  expect(await screen.findByRole('heading', { name: 'The page' })).toBeTruthy();
});

it('keeps the state of the page when its parent is rendered again', async () => {
  const Page = lazyPage('kept', () => Promise.resolve({ default: () => <input aria-label="Typed" /> }), Loading);
  function Around() {
    const [count, setCount] = useState(0);
    return (
      <>
        <button onClick={() => setCount(count + 1)}>{count}</button>
        <Page />
      </>
    );
  }
  renderOnPlatform(<Around />);
  const field = await screen.findByLabelText('Typed');
  await userEvent.type(field, 'half a thought');
  await userEvent.click(screen.getByRole('button', { name: '0' }));
  expect(screen.getByRole('button', { name: '1' })).toBeTruthy();
  expect(screen.getByLabelText('Typed')).toBe(field);
});

it('tries twice, then shows that loading failed, and tries again on request', async () => {
  quietly();
  const load = jest.fn(() => Promise.reject<typeof loaded>(new TypeError('Failed to fetch')));
  const Page = lazyPage('lost', load, Loading);
  renderOnPlatform(<Page />);
  const again = await screen.findByRole('button', { name: 'Again' });
  expect(load).toHaveBeenCalledTimes(2);
  load.mockImplementation(() => Promise.resolve(loaded));
  await userEvent.click(again);
  expect(await screen.findByRole('heading', { name: 'The page' })).toBeTruthy();
});

it('passes an error of the page itself to the boundaries around it', async () => {
  quietly();
  class Around extends Component<{ children: ReactNode }, { error?: Error }> {
    override state: { error?: Error } = {};
    static getDerivedStateFromError = (error: Error) => ({ error });
    override render() {
      return this.state.error ? <p>{this.state.error.message}</p> : this.props.children;
    }
  }
  const Broken = (): ReactNode => {
    throw new Error('An error of the page');
  };
  const Page = lazyPage('broken', () => Promise.resolve({ default: Broken }), Loading);
  renderOnPlatform(
    <Around>
      <Page />
    </Around>,
  );
  await waitFor(() => expect(screen.getByText('An error of the page')).toBeTruthy());
});

describe('a page whose script was preloaded', () => {
  it('is rendered at once', async () => {
    const Page = lazyPage('ahead', () => Promise.resolve(loaded), Loading);
    await Page.preload?.();
    renderOnPlatform(<Page />);
    expect(screen.getByRole('heading', { name: 'The page' })).toBeTruthy();
  });

  it('is requested once', async () => {
    const load = jest.fn(() => Promise.resolve(loaded));
    const Page = lazyPage('once', load, Loading);
    await Promise.all([Page.preload?.(), Page.preload?.()]);
    await Page.preload?.();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('is requested once when it is rendered during the preload', async () => {
    let arrive: (page: typeof loaded) => void = () => undefined;
    const load = jest.fn(() => new Promise<typeof loaded>((resolve) => (arrive = resolve)));
    const Page = lazyPage('meanwhile', load, Loading);
    const ahead = Page.preload?.();
    renderOnPlatform(<Page />);
    expect(screen.getByText('Loading')).toBeTruthy();
    await act(async () => {
      arrive(loaded);
      await ahead;
    });
    expect(await screen.findByRole('heading', { name: 'The page' })).toBeTruthy();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('is requested again when it is rendered after a failed preload', async () => {
    const load = jest.fn(() => Promise.reject<typeof loaded>(new TypeError('Failed to fetch')));
    const Page = lazyPage('late', load, Loading);
    await expect(Page.preload?.()).rejects.toThrow('The page late could not be loaded');
    load.mockImplementation(() => Promise.resolve(loaded));
    renderOnPlatform(<Page />);
    expect(await screen.findByRole('heading', { name: 'The page' })).toBeTruthy();
  });
});
