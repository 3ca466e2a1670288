let pressed = false;
let waiting: (() => void)[] = [];

function catchUp() {
  const due = waiting;
  waiting = [];
  for (const work of due) work();
}

function release() {
  pressed = false;
  // A press that ends elsewhere than it began brings no click.
  setTimeout(catchUp);
}

/** There is nothing to listen to on the server. */
if (typeof window !== 'undefined') {
  window.addEventListener('pointerdown', () => (pressed = true), true);
  window.addEventListener('pointerup', release, true);
  window.addEventListener('pointercancel', release, true);
  // A form that is sent has heard of its last field by then.
  window.addEventListener('submit', catchUp, true);
}

/**
 * Does something at once or, while a pointer is down, after its click has arrived: what moves the page in between would move the target from under
 * the pointer.
 */
export function afterPress(work: () => void): void {
  if (pressed) waiting.push(work);
  else work();
}
