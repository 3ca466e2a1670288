import { useEffect, useRef } from 'react';
import { createKeybindingsHandler } from 'tinykeys';
import { SHORTCUTS, type Shortcut, type ShortcutAction } from './shortcuts.js';
import { useSwitchedOff } from './switched-off.js';

const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null;

const isDialogOpen = (): boolean => document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;

/** Keys over a dialog are its own, and single keys of what is typed into belong to the text. */
const belongsElsewhere = (event: KeyboardEvent): boolean =>
  event.repeat || event.isComposing || isDialogOpen() || (isTyping(event) && !event.ctrlKey && !event.metaKey);

/** Calls `onAction` on the keys of the shortcuts that are switched on; not over a dialog, and with single keys not while something is typed. */
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
              // What others have seen of their keys ends with the shortcut that was meant.
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

/** The shortcuts whose screens somebody may see. */
export const allowedShortcuts = (paths: ReadonlySet<string>): Shortcut[] =>
  SHORTCUTS.filter(({ action }) => action.kind !== 'go' || paths.has(action.path));
