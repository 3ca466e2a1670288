let pressed = false;
let waiting: (() => void)[] = [];

function catchUp() {
  const due = waiting;
  waiting = [];
  for (const work of due) work();
}

function release() {
  pressed = false;
  // Not in a click listener, because a press that ends on another element has no click.
  setTimeout(catchUp);
}

// The server has no events.
if (typeof window !== 'undefined') {
  window.addEventListener('pointerdown', () => (pressed = true), true);
  window.addEventListener('pointerup', release, true);
  window.addEventListener('pointercancel', release, true);
  // A submitted form must have handled the blur of its last field.
  window.addEventListener('submit', catchUp, true);
}

/**
 * Does something at once or, while a pointer is down, after its click: a change of the layout in between would move the target away from the
 * pointer.
 */
export function afterPress(work: () => void): void {
  if (pressed) waiting.push(work);
  else work();
}
