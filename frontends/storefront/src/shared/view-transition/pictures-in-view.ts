import type { CSSProperties } from 'react';

/** How long the old page stays in view at most while the new one is made, in milliseconds. */
const PATIENCE_MS = 700;

/** What marks the element that holds a product's picture: the browser takes elements of one name on two pages for the same thing. */
export const pictureMark = (id: string): { 'data-picture': string; style: CSSProperties } => ({
  'data-picture': id,
  style: { viewTransitionName: `picture-${id}` },
});

/** The element that holds a product's picture on the page in view. */
export const findPicture = (id: string): Element | null => document.querySelector(`[data-picture="${CSS.escape(id)}"]`);

/**
 * Waits until another element than `left` holds the product's picture, and that can be painted.
 * @returns the element; `undefined` where it took too long
 */
export async function pictureShown(id: string, left: Element | null): Promise<Element | undefined> {
  const patience = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS));
  const picture = await Promise.race([patience, elementShown(id, left)]);
  // one that cannot be decoded is not shown
  const decoded = picture
    ?.querySelector('img')
    ?.decode()
    .catch(() => undefined);
  await Promise.race([patience, decoded]);
  return picture;
}

function elementShown(id: string, left: Element | null): Promise<Element> {
  return new Promise((resolve) => {
    const observer = new MutationObserver(look);
    function look(): void {
      const found = findPicture(id);
      if (!found || found === left) return;
      observer.disconnect();
      resolve(found);
    }
    observer.observe(document.body, { childList: true, subtree: true });
    look();
    setTimeout(() => observer.disconnect(), PATIENCE_MS);
  });
}
