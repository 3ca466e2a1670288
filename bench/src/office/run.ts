import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { ROOT, type System } from '@vitrine/local';
import { chromium } from 'playwright-core';
import { writePart } from '../parts.ts';
import { machine } from '../report.ts';
import { median } from '../rounds.ts';
import { fillWithOrders, startMeasured } from '../systems.ts';
import { enter, lists, scroll } from './lists.ts';
import { isKept, type ListResult, officeReport } from './report.ts';

const ORDERS = 100_000;
const CONTACTS = 10_000;

/**
 * Measures how soon each list of the back-office shows its first page after the click, with many orders and contact requests behind it,
 * and writes its part of `bench/results.md`. Ends with code 1 when a budget is missed.
 */
const { values } = parseArgs({ options: { rounds: { type: 'string', default: '5' } } });
const rounds = Number(values.rounds);
if (!Number.isInteger(rounds) || rounds < 1) throw new Error('--rounds must be a whole number from 1 on');
const load = loadavg();
const folder = await mkdtemp(join(tmpdir(), 'vitrine-bench-'));
try {
  const system = await startMeasured(join(folder, 'data'));
  try {
    const orders = await fillWithOrders(system, ORDERS, console.log);
    await fillWithContacts(system, CONTACTS);
    const { results, scriptBytes, version } = await measure(system);
    const facts = machine(`Chromium ${version}`, load);
    const part = officeReport({ facts, rounds, orders, contacts: CONTACTS, results, scriptBytes });
    await writePart(part);
    if (!results.every(isKept)) process.exitCode = 1;
  } finally {
    await system.stop();
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}

async function fillWithContacts(system: System, count: number): Promise<void> {
  console.log(`Adding ${count} contact requests`);
  await promisify(execFile)(process.execPath, [join(ROOT, 'services/api/dist/cli/bulk-contacts.js'), String(count)], {
    env: { ...process.env, ...system.env, DATABASE_URL: system.databaseUrl },
  });
}

async function measure(system: System) {
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    const scripts = await enter(page, system.addresses.storefront, system.admin);
    const results: ListResult[] = [];
    for (const { entry, warm } of lists) {
      const shown: number[] = [];
      for (let round = 0; round <= rounds; round++) {
        const took = await warm(page);
        // the first visit also fetches the screen's script
        if (round > 0) shown.push(took);
        else console.log(`${entry}: ${Math.round(took)} ms the first time`);
      }
      const longestFrame = await scroll(page);
      results.push({ entry, shown: median(shown), worst: Math.max(...shown), longestFrame });
      console.log(`${entry}: ${Math.round(median(shown))} ms, longest frame ${Math.round(longestFrame)} ms`);
    }
    return { results, scriptBytes: scripts, version: browser.version() };
  } finally {
    await browser.close();
  }
}
