import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router';
import { renderOnPlatform } from '../testing/render-on-platform.js';
import { useLeaveGuard } from './leave-guard.js';

function Form({ dirty }: { dirty: boolean }) {
  const { blocked, leave, stay } = useLeaveGuard(dirty);
  return (
    <>
      <Link to="/elsewhere">away</Link>
      {blocked && (
        <div role="dialog">
          <button onClick={leave}>leave</button>
          <button onClick={stay}>stay</button>
        </div>
      )}
    </>
  );
}

const address = () => screen.getByTestId('address').textContent;

test('a form without changes does not block leaving', async () => {
  renderOnPlatform(<Form dirty={false} />, { path: '/form' });
  await userEvent.click(screen.getByText('away'));
  expect(address()).toBe('/elsewhere');
});

test('a form with changes asks before leaving', async () => {
  renderOnPlatform(<Form dirty />, { path: '/form' });
  await userEvent.click(screen.getByText('away'));
  expect(address()).toBe('/form');
  await userEvent.click(screen.getByText('stay'));
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(screen.getByText('away'));
  await userEvent.click(screen.getByText('leave'));
  expect(address()).toBe('/elsewhere');
});

test('closing the tab is blocked only while there are unsaved changes', () => {
  const close = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const { unmount } = renderOnPlatform(<Form dirty />, { path: '/form' });
  expect(close()).toBe(true);
  unmount();
  expect(close()).toBe(false);
});
