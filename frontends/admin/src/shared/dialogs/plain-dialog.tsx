import { Button, Dialog, type DialogProps } from '@vitrine/ui';

interface PlainDialogProps extends Pick<DialogProps, 'title' | 'size' | 'children'> {
  closeLabel?: string;
  onClose: () => void;
}

/** A dialog whose only button closes it. */
export function PlainDialog({ closeLabel = 'Close', onClose, ...rest }: PlainDialogProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      actions={
        <Button kind="quiet" onClick={onClose}>
          {closeLabel}
        </Button>
      }
      {...rest}
    />
  );
}
