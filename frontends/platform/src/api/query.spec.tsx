import { onlineManager } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { renderOnPlatform } from '../testing/render-on-platform.js';
import { ApiFailure, toFailure } from './failure.js';
import { createQueryClient, usePublicQuery } from './query.js';

function Product() {
  const { data, error } = usePublicQuery<{ name: string }>('/api/products/1');
  return <p>{error ? 'failed' : data === undefined ? 'loading' : data === null ? 'none' : data.name}</p>;
}

afterEach(() => jest.restoreAllMocks());

test('data sent with the page is not requested again', () => {
  const fetched = jest.spyOn(globalThis, 'fetch');
  renderOnPlatform(<Product />, { data: { '/api/products/1': { name: 'Classic' } } });
  expect(screen.getByText('Classic')).toBeTruthy();
  expect(fetched).not.toHaveBeenCalled();
});

test('other data is requested in the language of the page', async () => {
  const fetched = jest.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ name: 'Classic' }));
  renderOnPlatform(<Product />, { environment: { language: 'en' } });
  expect(screen.getByText('loading')).toBeTruthy();
  await screen.findByText('Classic');
  expect(fetched.mock.calls[0]?.[1]?.headers).toEqual({ 'Accept-Language': 'en' });
});

test('a 404 is data, not an error', async () => {
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({}, { status: 404 }));
  renderOnPlatform(<Product />);
  await screen.findByText('none');
});

test('reads are fresh for five minutes and retried three times, with a growing delay of 30 s at most', () => {
  const { queries } = createQueryClient().getDefaultOptions();
  expect(queries?.staleTime).toBe(5 * 60 * 1000);
  const retry = queries?.retry as (count: number, error: Error) => boolean;
  const failure = new ApiFailure(503, 'UNAVAILABLE', 'Not now');
  expect([0, 1, 2, 3].map((count) => retry(count, failure))).toEqual([true, true, true, false]);
  const delay = queries?.retryDelay as (count: number) => number;
  expect([0, 1, 2, 6].map(delay)).toEqual([1000, 2000, 4000, 30_000]);
});

test('a refused read is not retried', async () => {
  const fetched = jest.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({}, { status: 400 }));
  renderOnPlatform(<Product />);
  await screen.findByText('failed');
  await waitFor(() => expect(fetched).toHaveBeenCalledTimes(1));
});

test('without a network a read fails at once, and is repeated when the network is back', async () => {
  const fetched = jest.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({}, { status: 400 }));
  onlineManager.setOnline(false);
  renderOnPlatform(<Product />);
  await screen.findByText('failed');
  fetched.mockResolvedValue(Response.json({ name: 'Classic' }));
  onlineManager.setOnline(true);
  await screen.findByText('Classic');
});

test("a failure has the contract's error shape, whatever the answer was", async () => {
  const fields = [{ field: 'email', message: 'Email is required' }];
  const body = {
    statusCode: 400,
    code: 'VALIDATION_FAILED',
    error: 'Email is required',
    message: 'Email is required',
    fields,
  };
  expect(await toFailure(Response.json(body, { status: 400 }))).toMatchObject({
    status: 400,
    code: 'VALIDATION_FAILED',
    sentence: 'Email is required',
    fields,
  });
  const page = await toFailure(new Response('<html>', { status: 502 }));
  expect(page).toBeInstanceOf(ApiFailure);
  expect(page).toMatchObject({ status: 502, code: 'INTERNAL', fields: [] });
});

test('the sentence of a failure is the error of the answer, else its message', async () => {
  const getSentence = async (body: unknown) => (await toFailure(Response.json(body, { status: 400 }))).sentence;
  expect(await getSentence({ error: 'Email is required', message: 'Bad Request' })).toBe('Email is required');
  expect(await getSentence({ message: 'Coupon has expired' })).toBe('Coupon has expired');
  expect(await getSentence({ error: '', message: 'Coupon has expired' })).toBe('Coupon has expired');
  const unexplained = await toFailure(Response.json({ error: 7, message: ['no'] }, { status: 400 }));
  expect(unexplained.isExplained).toBe(false);
});
