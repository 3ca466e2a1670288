import { useEffect } from 'react';
import { searchKey } from '../../shared/search-key.js';

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null;

/** Whether a key opens the search: Ctrl-K (on a Mac also Command-K) anywhere, `/` outside of fields unless the visitor has turned it off. */
function asksForSearch({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  if (key.toLowerCase() === 'k') return (ctrlKey || metaKey) && !altKey;
  return key === '/' && searchKey.get() === null && !ctrlKey && !metaKey && !altKey && !isTyping(target);
}

/** Calls `onAsked` for the search's keys, but not while a dialog is open. */
export function useSearchShortcut(onAsked: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!asksForSearch(event) || document.querySelector('dialog[open], [role="dialog"]')) return;
      event.preventDefault();
      onAsked();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [onAsked]);
}
