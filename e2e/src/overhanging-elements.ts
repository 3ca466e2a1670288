import type { Page } from '@playwright/test';

/** The first elements that stick out of a page that scrolls sideways, as `458px h2.title`; none when the page fits its window. */
export const overhangingElements = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const elements = [...document.querySelectorAll('body *')].flatMap((element) => {
      const right = Math.round(element.getBoundingClientRect().right);
      const name = `${element.localName}.${element.getAttribute('class') ?? ''}`;
      return right > clientWidth ? [`${right}px ${name} “${element.textContent.trim().slice(0, 30)}”`] : [];
    });
    return [`the page is ${scrollWidth - clientWidth}px too wide`, ...elements.slice(0, 10)];
  });
