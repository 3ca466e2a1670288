import type { CSSProperties } from 'react';

/** How long the old page is shown at most while the new one is rendered, in milliseconds. */
const TIMEOUT_MS = 700;

/** Attributes of the element with a product's picture: elements with the same name on two pages are one for the view transition. */
export const pictureMark = (id: string): { 'data-picture': string; style: CSSProperties } => ({
  'data-picture': id,
  style: { viewTransitionName: `picture-${id}` },
});

/** The element with a product's picture on the current page. */
export const findPicture = (id: string): Element | null => document.querySelector(`[data-picture="${CSS.escape(id)}"]`);

/**
 * Waits until an element other than `left` has the product's picture, and the picture is decoded.
 * @returns the element; `undefined` after the timeout
 */
export async function pictureShown(id: string, left: Element | null): Promise<Element | undefined> {
  const timeout = new Promise<undefined>((resolve) => setTimeout(resolve, TIMEOUT_MS));
  const picture = await Promise.race([timeout, elementShown(id, left)]);
  // ignored, because a picture that cannot be decoded is not shown
  const decoded = picture
    ?.querySelector('img')
    ?.decode()
    .catch(() => undefined);
  await Promise.race([timeout, decoded]);
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
    setTimeout(() => observer.disconnect(), TIMEOUT_MS);
  });
}
