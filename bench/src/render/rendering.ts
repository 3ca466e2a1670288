import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ROOT } from '@vitrine/local';
import { publicPages } from '../web/pages.ts';

/** The storefront's server bundle, as far as it is measured here; `services/web` describes it whole. */
export interface Renderer {
  dataFor: (url: string) => string[];
  render: (request: { url: string; boot: unknown; data: Record<string, unknown> }) => Promise<Rendered>;
}

interface Rendered {
  status: number;
  head: string;
  html: string;
}

/** What one page costs to render. */
export interface Cost {
  route: string;
  /** Processor time of one render in milliseconds: the middle one of the rounds. */
  ms: number;
  /** The first render of the page in this process, in milliseconds of processor time. */
  firstMs: number;
  /** Characters of the rendered HTML, the head included. */
  length: number;
}

/** What one page is rendered from. */
export interface Input {
  route: string;
  url: string;
  boot: unknown;
  data: Record<string, unknown>;
}

/** The bundle that the last build made. */
export function loadRenderer(): Renderer {
  const load = createRequire(import.meta.url);
  return load(join(ROOT, 'frontends/storefront/dist/production/server/server.cjs')) as Renderer;
}

const BOOT = /<script type="application\/json" id="vitrine-boot">(.*?)<\/script>/s;

/** What web gives the renderer for every public page of the system at `origin`. @throws Error when a page or its data cannot be read */
export async function readInputs(origin: string, renderer: Renderer): Promise<Input[]> {
  const pages = await publicPages(origin);
  const boot = BOOT.exec(await readText(`${origin}/?lang=de`))?.[1];
  if (boot === undefined) throw new Error('The home page has no boot data');
  const parsed: unknown = JSON.parse(boot);
  return Promise.all(
    pages.map(async ({ route, path }) => {
      const answers = renderer.dataFor(path).map(async (each) => [each, await readAnswer(`${origin}${each}`)] as const);
      return { route, url: path, boot: parsed, data: Object.fromEntries(await Promise.all(answers)) };
    }),
  );
}

async function readText(url: string): Promise<string> {
  const answer = await fetch(url, { headers: { 'accept-language': 'de' } });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return answer.text();
}

async function readAnswer(url: string): Promise<unknown> {
  const answer = await fetch(url, { headers: { 'accept-language': 'de' } });
  return answer.status === 404 ? null : answer.json();
}

const ROUNDS = 9;

/** Renders one page `times` times in each of several rounds, after as many to warm the code up. @throws Error when it is not answered with 200 */
export async function measure(renderer: Renderer, { route, ...page }: Input, times: number): Promise<Cost> {
  const render = (): Promise<Rendered> => renderer.render(page);
  const start = process.cpuUsage();
  const { status, head, html } = await render();
  const firstMs = since(start);
  if (status !== 200) throw new Error(`${route} is rendered with status ${status}`);
  const rounds: number[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const began = process.cpuUsage();
    for (let count = 0; count < times; count++) await render();
    if (round > 0) rounds.push(since(began) / times);
  }
  rounds.sort((a, b) => a - b);
  return { route, ms: rounds[Math.floor(ROUNDS / 2)] ?? 0, firstMs, length: head.length + html.length };
}

/** Milliseconds of processor time, of the collector's and compiler's threads too. */
function since(start: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}
