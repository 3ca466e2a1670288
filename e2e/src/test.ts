import { expect, test as base, type Page } from '@playwright/test';
import axe from 'axe-core';
import { Admin } from './admin.ts';
import { Mailbox } from './mailbox.ts';
import { runningSystem, type RunningSystem } from './running-system.ts';

interface Fixtures {
  system: RunningSystem;
  mailbox: Mailbox;
  admin: Admin;
  /** Fails when axe finds a violation of WCAG 2.2 AA on the page as it is. */
  checkAccessibility: (page?: Page) => Promise<void>;
  /** Errors that the page, or one that it opened, must not have: policy violations, uncaught errors, hydration mismatches. */
  misdeeds: string[];
}

const RULES: axe.RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
  resultTypes: ['violations'],
};
const GRAVE_CONSOLE =
  /Content Security Policy|Trusted(?:HTML|Script|Type)|TrustedTypePolicy|hydrat|Minified React error/i;

/** How many animations run: a text that is fading in lacks contrast. New elements start to move in the second frame. */
async function countMoving(): Promise<number> {
  for (let frame = 0; frame < 2; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
  return document
    .getAnimations()
    .filter(({ playState, timeline }) => playState === 'running' && timeline === document.timeline)
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity).length;
}

export const test = base.extend<Fixtures>({
  system: async ({}, use) => use(runningSystem()),
  baseURL: async ({ system }, use) => use(system.url),
  mailbox: async ({ system }, use) => use(new Mailbox(system.mailboxUrl)),
  admin: async ({ page, system }, use) => use(new Admin(page, system)),
  checkAccessibility: async ({ page }, use) =>
    use(async (checked = page) => {
      await expect(checked.locator('[aria-busy="true"]')).toHaveCount(0);
      await expect.poll(() => checked.evaluate(countMoving), { message: 'still moving' }).toBe(0);
      // The script is half a megabyte, so a page keeps it. Its findings do not include frames.
      if (!(await checked.evaluate(() => 'axe' in window))) await checked.evaluate(axe.source);
      const { violations } = await checked.evaluate(
        (rules) => (window as unknown as { axe: typeof axe }).axe.run(rules),
        RULES,
      );
      const findings = violations.map(
        ({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ target }) => target.join(' ')).join('; ')})`,
      );
      expect.soft(findings, `axe on ${checked.url()}`).toEqual([]);
    }),
  misdeeds: [
    async ({ page }, use) => {
      const misdeeds: string[] = [];
      const watch = (watched: Page) => {
        watched.on('pageerror', (error) => {
          // a failed call is logged as well as shown
          if (error.name !== 'ApiFailure') misdeeds.push(`uncaught: ${error.message}`);
        });
        watched.on('console', (message) => {
          if (message.type() === 'error' && GRAVE_CONSOLE.test(message.text())) misdeeds.push(message.text());
        });
      };
      watch(page);
      page.on('popup', watch);
      await use(misdeeds);
      expect(misdeeds).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
