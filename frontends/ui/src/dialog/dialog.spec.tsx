import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from '../button/button.js';
import { renderUi } from '../testing/render-ui.js';
import { ConfirmDialog } from './confirm-dialog.js';
import { useState } from 'react';
import { Dialog } from './dialog.js';

it('is named by its title, traps the focus and closes on Escape', async () => {
  const onClose = jest.fn();
  renderUi(
    <>
      <button>Outside</button>
      <Dialog open onClose={onClose} title="Details" actions={<Button>Close</Button>}>
        <input aria-label="Inside" />
      </Dialog>
    </>,
  );
  expect(screen.getByRole('dialog', { name: 'Details' })).toBeInTheDocument();
  const user = userEvent.setup();
  for (let step = 0; step < 4; step += 1) {
    await user.tab();
    expect(screen.getByText('Outside')).not.toHaveFocus();
  }
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('focuses the harmless answer first and stays open after a failure', async () => {
  const onConfirm = jest.fn();
  renderUi(
    <ConfirmDialog
      open
      title="Delete"
      confirmLabel="Yes"
      cancelLabel="No"
      failure="That did not work"
      onConfirm={onConfirm}
      onCancel={jest.fn()}
    >
      Are you sure?
    </ConfirmDialog>,
  );
  expect(screen.getByRole('alertdialog', { name: 'Delete' })).toHaveAccessibleDescription(/Are you sure\?/);
  expect(screen.getByRole('button', { name: 'No' })).toHaveFocus();
  expect(screen.getByRole('alert')).toHaveTextContent('That did not work');
  await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
  expect(onConfirm).toHaveBeenCalledTimes(1);
});

/** The second dialog opens over the first one, which closes before it. */
function Chain() {
  const [step, setStep] = useState(0);
  const on = () => setStep((now) => (now + 1) % 4);
  return (
    <>
      <button onClick={on}>Open</button>
      {(step === 1 || step === 2) && (
        <Dialog open title="First" actions={<Button onClick={on}>To the second</Button>} children="" />
      )}
      {step >= 2 && (
        <Dialog
          open
          title="Second"
          actions={<Button onClick={on}>{step === 2 ? 'Without the first' : 'Close'}</Button>}
          children=""
        />
      )}
    </>
  );
}

it('returns the focus to the element that opened the first of several dialogs', async () => {
  renderUi(<Chain />);
  for (const name of ['Open', 'To the second', 'Without the first', 'Close'])
    await userEvent.click(screen.getByRole('button', { name, hidden: true }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus());
});
