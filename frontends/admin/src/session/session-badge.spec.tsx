import { act, render, screen } from '@testing-library/react';
import { QueryClient, QueryClientProvider, session } from '@vitrine/platform';
import { admin, fakeApi, signedIn } from '../testing/index.js';
import { SessionBadge } from './session-badge.js';

const MINUTE = 60_000;

beforeEach(() => {
  jest.useFakeTimers();
  fakeApi({ 'GET /api/admin/me': () => ({ body: admin }) });
});
afterEach(() => {
  session.clear();
  jest.useRealTimers();
});

it('warns from five minutes before the end', () => {
  signedIn(15 * 60);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SessionBadge />
    </QueryClientProvider>,
  );
  act(() => jest.advanceTimersByTime(9 * MINUTE));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  act(() => jest.advanceTimersByTime(MINUTE + 1000));
  expect(screen.getByRole('status')).toHaveTextContent('Session expiring soon');
});
