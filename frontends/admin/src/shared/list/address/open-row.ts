import type { KeyboardEvent, MouseEvent } from 'react';

const CONTROLS = 'a, button, input, label, select, textarea';

/** Opens the clicked row's details by its `RowLink`, except for clicks on the row's own controls and at the end of a text selection. */
export function openRow({ target }: MouseEvent): void {
  if (!(target instanceof Element) || target.closest(CONTROLS)) return;
  if (getSelection()?.isCollapsed === false) return;
  target.closest('tr')?.querySelector<HTMLElement>('[data-opens-row]')?.click();
}

const STEPS: Readonly<Record<string, (place: number, rows: number) => number>> = {
  ArrowDown: (place) => place + 1,
  ArrowUp: (place) => place - 1,
  Home: () => 0,
  End: (_place, rows) => rows - 1,
};

/** Moves the focus between the `RowLink`s of the rows by the arrow keys, Home and End; Enter opens one. */
export function moveBetweenRows(event: KeyboardEvent): void {
  const { key, target, currentTarget } = event;
  const step = STEPS[key];
  if (!step || !(target instanceof HTMLElement) || !target.matches('[data-opens-row]')) return;
  const rows = [...currentTarget.querySelectorAll<HTMLElement>('[data-opens-row]')];
  const next = rows[step(rows.indexOf(target), rows.length)];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
