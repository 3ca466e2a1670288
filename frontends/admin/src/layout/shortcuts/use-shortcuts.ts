import { useEffect, useRef } from 'react';
import { createKeybindingsHandler } from 'tinykeys';
import { SHORTCUTS, type Shortcut, type ShortcutAction } from './shortcuts.js';
import { useSwitchedOff } from './switched-off.js';

const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null;

const isDialogOpen = (): boolean => document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;

/** Keys pressed over a dialog belong to the dialog, and single keys pressed in a field belong to its text. */
const belongsElsewhere = (event: KeyboardEvent): boolean =>
  event.repeat || event.isComposing || isDialogOpen() || (isTyping(event) && !event.ctrlKey && !event.metaKey);

/** Calls `onAction` on the keys of the shortcuts that are switched on; not over a dialog, and for single keys not while typing. */
export function useShortcuts(shortcuts: readonly Shortcut[], onAction: (action: ShortcutAction) => void): void {
  const [off] = useSwitchedOff();
  const act = useRef(onAction);
  useEffect(() => {
    act.current = onAction;
  });
  useEffect(() => {
    const used = shortcuts.filter(({ id }) => !off.includes(id));
    const createHandler = () =>
      createKeybindingsHandler(
        Object.fromEntries(
          used.map(({ keys, action }) => [
            keys,
            (event) => {
              event.preventDefault();
              // Resets the other shortcuts, which may have matched the first of their keys.
              handler = createHandler();
              act.current(action);
            },
          ]),
        ),
        { ignore: belongsElsewhere },
      );
    let handler = createHandler();
    const onKeyDown = (event: KeyboardEvent) => handler(event);
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [shortcuts, off]);
}

/** The shortcuts whose screens the person may see. */
export const allowedShortcuts = (paths: ReadonlySet<string>): Shortcut[] =>
  SHORTCUTS.filter(({ action }) => action.kind !== 'go' || paths.has(action.path));
