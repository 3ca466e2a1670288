import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from '../button/button.js';
import { renderUi } from '../testing/render-ui.js';
import { ConfirmDialog } from './confirm-dialog.js';
import { Dialog } from './dialog.js';

it('has its title as name, keeps the focus and closes on Escape', async () => {
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

it('asks with the harmless answer first and stays for a failure', async () => {
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
