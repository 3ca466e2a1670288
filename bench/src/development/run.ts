import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { printedSteps, ROOT, startSystem } from '@vitrine/local';
import { chromium, type Page } from 'playwright-core';
import { median } from '../rounds.ts';

const ROUNDS = 5;
const COMPONENT_BUDGET_MS = 1_000;
const API_BUDGET_MS = 4_000;
const POLL_MS = 20;
const CHANGE_TIMEOUT_MS = 30_000;
const MARK = 'CHANGED';
const NAME = 'input[name="name"]';

/** A source file, and a change of it that can be seen. */
interface Change {
  file: string;
  from: string;
  to: string;
}

const COMPONENT: Change = {
  file: 'frontends/storefront/src/contact/contact-page.tsx',
  from: '>{title}',
  to: `>${MARK} {title}`,
};
const ANSWER: Change = {
  file: 'services/api/src/platform/operations/health.controller.ts',
  from: `return { status: 'ok' };`,
  to: `return { status: 'ok', ...{ mark: '${MARK}' } };`,
};

/**
 * Starts `npm run dev` on data of its own, changes a component and the API, and measures how soon each is seen; what was typed in the page must
 * stay. Every file is put back. Ends with code 1 when a budget is missed.
 */
const dataDir = await mkdtemp(join(tmpdir(), 'vitrine-development-'));
try {
  const system = await startSystem({ dataDir, ports: 'free', development: true, steps: printedSteps() });
  try {
    const component = await measureComponent(system.addresses.storefront);
    const answer = await measure(ANSWER, () => readText(`${system.addresses.api}/health/live`));
    report('a component, from saved to seen', component, COMPONENT_BUDGET_MS);
    report('the API, from saved to answered', answer, API_BUDGET_MS);
  } finally {
    await system.stop();
  }
} finally {
  await rm(dataDir, { recursive: true, force: true });
}

async function measureComponent(storefront: string): Promise<number[]> {
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const page = await browser.newPage({ locale: 'en-GB' });
    await page.goto(`${storefront}contact`);
    await page.locator(NAME).fill('Ada');
    const took = await measure(COMPONENT, () => getHeading(page));
    if ((await page.locator(NAME).inputValue()) !== 'Ada')
      throw new Error('The typed text is lost: the page was reloaded');
    return took;
  } finally {
    await browser.close();
  }
}

async function getHeading(page: Page): Promise<string> {
  return (await page.locator('h1').last().textContent()) ?? '';
}

async function readText(url: string): Promise<string> {
  return fetch(url).then(
    (answer) => answer.text(),
    () => '',
  );
}

/** Makes the change and reverts it in each round. @returns milliseconds until `seen` had the change */
async function measure({ file, from, to }: Change, seen: () => Promise<string>): Promise<number[]> {
  const path = join(ROOT, file);
  const text = await readFile(path, 'utf8');
  const changed = text.replaceAll(from, to);
  if (changed === text) throw new Error(`${file} has no ${from}`);
  const took: number[] = [];
  try {
    for (let round = 0; round < ROUNDS; round++) {
      await writeFile(path, changed);
      took.push(await until(async () => (await seen()).includes(MARK)));
      await writeFile(path, text);
      await until(async () => {
        const present = await seen();
        return present !== '' && !present.includes(MARK);
      });
    }
  } finally {
    await writeFile(path, text);
  }
  return took;
}

async function until(isTrue: () => Promise<boolean>): Promise<number> {
  const started = performance.now();
  while (!(await isTrue())) {
    if (performance.now() - started > CHANGE_TIMEOUT_MS)
      throw new Error(`A change was not seen in ${CHANGE_TIMEOUT_MS / 1000} s`);
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  return performance.now() - started;
}

function report(what: string, took: number[], budget: number): void {
  const middle = median(took);
  console.log(`${what}: ${Math.round(middle)} ms, at most ${Math.round(Math.max(...took))} ms (budget ${budget} ms)`);
  if (middle > budget) process.exitCode = 1;
}
