import { useNavigate } from '@vitrine/platform';
import { useCallback, useMemo, useState } from 'react';
import { useLogOut } from '../session/index.js';
import { useMay } from '../shared/permissions/index.js';
import { Palette } from './palette/palette.js';
import { allowedSections, type Section } from './sections.js';
import type { ShortcutAction } from './shortcuts/shortcuts.js';
import { ShortcutsDialog } from './shortcuts/shortcuts-dialog.js';
import { allowedShortcuts, useShortcuts } from './shortcuts/use-shortcuts.js';

interface CommandsProps {
  sections: readonly Section[];
  /** Whether the palette is open; a button in the bar opens it, too. */
  isPaletteOpen: boolean;
  onPalette: (open: boolean) => void;
  onChangePassword: () => void;
}

/** The keyboard shortcuts of the back-office, the palette and the list of shortcuts that they open. */
export function Commands({ sections, isPaletteOpen, onPalette, onChangePassword }: CommandsProps) {
  const navigate = useNavigate();
  const logOut = useLogOut();
  const may = useMay();
  const [showingShortcuts, setShowingShortcuts] = useState(false);
  const shortcuts = useMemo(
    () => allowedShortcuts(new Set(allowedSections(sections, may).map(({ path }) => path))),
    [sections, may],
  );
  const onAction = useCallback(
    (action: ShortcutAction) => {
      if (action.kind === 'go') void navigate(action.path);
      else if (action.kind === 'help') setShowingShortcuts(true);
      else if (action.kind === 'palette' || !focusSearchOfScreen()) onPalette(true);
    },
    [navigate, onPalette],
  );
  useShortcuts(shortcuts, onAction);

  return (
    <>
      {isPaletteOpen && (
        <Palette
          sections={sections}
          actions={[
            { title: 'Change password', act: onChangePassword },
            { title: 'Keyboard shortcuts', act: () => setShowingShortcuts(true) },
            { title: 'Log out', act: logOut },
          ]}
          onClose={() => onPalette(false)}
        />
      )}
      {showingShortcuts && <ShortcutsDialog shortcuts={shortcuts} onClose={() => setShowingShortcuts(false)} />}
    </>
  );
}

/** @returns whether the screen has a search to type into */
function focusSearchOfScreen(): boolean {
  const field = document.querySelector<HTMLElement>('main [role="search"] input[type="search"]');
  field?.focus();
  return field !== null;
}
