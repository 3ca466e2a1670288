import type { Locator } from '@playwright/test';

/** Edges in CSS pixels of the window. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Where an element is in the window. */
export const getBox = (element: Locator): Promise<Box> =>
  element.evaluate((node) => {
    const { left, top, right, bottom } = node.getBoundingClientRect();
    return { left, top, right, bottom };
  });

/** The lines of visible text of an element, from top to bottom; each holds all that overlaps it in height. */
export const textLines = (element: Locator): Promise<Box[]> =>
  element.evaluate((node) => {
    const range = document.createRange();
    const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const lines: Box[] = [];
    while (texts.nextNode()) {
      range.selectNodeContents(texts.currentNode);
      for (const { left, top, right, bottom, width } of range.getClientRects()) {
        if (width === 0) continue;
        const line = lines.find((other) => (top + bottom) / 2 < other.bottom && (top + bottom) / 2 > other.top);
        if (!line) lines.push({ left, top, right, bottom });
        else {
          line.left = Math.min(line.left, left);
          line.right = Math.max(line.right, right);
        }
      }
    }
    return lines.sort((one, other) => one.top - other.top);
  });
