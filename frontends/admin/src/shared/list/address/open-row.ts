import type { MouseEvent } from 'react';

const CONTROLS = 'a, button, input, label, select, textarea';

/** Opens the clicked row's details by its `RowLink`; clicks on the row's own controls and the end of a selection of text do not. */
export function openRow({ target }: MouseEvent): void {
  if (!(target instanceof Element) || target.closest(CONTROLS)) return;
  if (getSelection()?.isCollapsed === false) return;
  target.closest('tr')?.querySelector<HTMLElement>('[data-opens-row]')?.click();
}
