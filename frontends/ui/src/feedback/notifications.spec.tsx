import { act, screen } from '@testing-library/react';
import { renderUi } from '../testing/render-ui.js';
import { type Notice, NotificationProvider, useNotify } from './notifications.js';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function render(notice: Notice): void {
  let notify: (notice: Notice) => void = () => undefined;
  function Teller() {
    notify = useNotify();
    return null;
  }
  renderUi(
    <NotificationProvider>
      <Teller />
    </NotificationProvider>,
  );
  act(() => notify(notice));
}

/** Advances the time, then ends the fade-out. */
const after = (seconds: number): void => {
  act(() => jest.advanceTimersByTime(seconds * 1000));
  act(() => jest.advanceTimersByTime(400));
};

it.each([
  ['a notice', {}, 5],
  ['a notice with a way back', { action: { label: 'Undo', onClick: () => undefined } }, 10],
])('%s is announced and disappears by itself', (_what, more, seconds) => {
  render({ message: 'Saved', ...more });
  after(seconds - 0.5);
  expect(screen.getByRole('status')).toHaveTextContent('Saved');
  after(0.5);
  expect(screen.queryByText('Saved')).toBeNull();
});

it('a failure stays until it is dismissed', () => {
  render({ message: 'Not saved', stays: true });
  after(600);
  expect(screen.getByRole('status')).toHaveTextContent('Not saved');
  act(() => screen.getByRole('button', { name: 'Dismiss' }).click());
  after(0.5);
  expect(screen.queryByText('Not saved')).toBeNull();
});

it('the action of a notice can be used once', () => {
  const onClick = jest.fn();
  render({ message: 'Deleted', action: { label: 'Undo', onClick } });
  act(() => screen.getByRole('button', { name: 'Undo' }).click());
  after(0.5);
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('Deleted')).toBeNull();
});
