import { Button, Dialog } from '@vitrine/ui';
import { Switch } from '../../shared/form/switch.js';
import { type Shortcut, shownKeys } from './shortcuts.js';
import styles from './shortcuts-dialog.module.css';
import { useSwitchedOff } from './switched-off.js';

interface ShortcutsDialogProps {
  shortcuts: readonly Shortcut[];
  onClose: () => void;
}

/** All shortcuts with their keys, each with a switch. */
export function ShortcutsDialog({ shortcuts, onClose }: ShortcutsDialogProps) {
  const [off, switchTo] = useSwitchedOff();
  return (
    <Dialog open onClose={onClose} title="Keyboard shortcuts" actions={<Button onClick={onClose}>Close</Button>}>
      <p className={styles.note}>Switch off what gets in your way; this browser remembers it.</p>
      <ul className={styles.list}>
        {shortcuts.map((shortcut) => (
          <li key={shortcut.id} className={styles.row}>
            <Switch
              label={shortcut.label}
              checked={!off.includes(shortcut.id)}
              onChange={(on) => switchTo(shortcut.id, on)}
            />
            <span className={styles.keys}>
              {shownKeys(shortcut).map((key, index) => (
                <kbd key={index} className={styles.key}>
                  {key}
                </kbd>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
