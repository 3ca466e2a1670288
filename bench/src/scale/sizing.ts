import { whole } from '../rounds.ts';

/** A kind of request. */
export interface KindOfWork {
  title: string;
  on: 'api' | 'web';
}

/** What a kind of request cost with a number of processes. */
export interface Measured extends KindOfWork {
  /** Processes of the service that shared the requests. */
  count: number;
  /** Requests that all of them together answered. */
  perSecond: number;
  /** Processor time of a request in the service, in the APIs behind `web`, and in PostgreSQL. */
  milliseconds: number;
  behindMilliseconds: number;
  databaseMilliseconds: number;
  /** Connections to PostgreSQL of everything that ran. */
  connections: number;
  /** The most that one of the processes held. */
  mebibytes: number;
}

interface Sizing {
  facts: readonly string[];
  works: readonly KindOfWork[];
  measured: readonly Measured[];
  diskMebibytes: number;
  orders: number;
}

/** The section of docs/operations.md, formatted as oxfmt would. */
export function sizingSection({ facts, works, measured, diskMebibytes, orders }: Sizing): string {
  const of = (title: string, count: number) => measured.find((each) => each.title === title && each.count === count);
  const counts = [...new Set(measured.map(({ count }) => count))];
  const rows = works.map(({ title, on }) => {
    const one = of(title, 1);
    const costs = counts.map((count) => of(title, count)?.milliseconds.toFixed(2) ?? '');
    const perCore = one ? whole(1000 / one.milliseconds) : '';
    const behind = one && one.behindMilliseconds >= 0.01 ? one.behindMilliseconds.toFixed(2) : '–';
    return [title, `\`${on}\``, costs.join(' · '), behind, one?.databaseMilliseconds.toFixed(2) ?? '', perCore];
  });
  const memory = (on: KindOfWork['on']) =>
    Math.max(...measured.filter((each) => each.on === on).map(({ mebibytes }) => mebibytes));
  const connections = counts.map((count) =>
    Math.max(...measured.filter((each) => each.count === count).map((each) => each.connections)),
  );
  const heading = [
    'Request',
    'On',
    `ms with ${counts.join(' · ')} processes`,
    'ms in `api` behind',
    'ms in PostgreSQL',
    'A second on one core',
  ];
  return [
    `Measured by \`npm run bench -- scale\` (${facts.slice(0, 3).join('; ')}). Milliseconds are processor time of one request, which other work on the machine changes`,
    'far less than it changes a rate.',
    '',
    table([heading, ...rows]),
    '',
    `- Memory after the load: \`api\` ${whole(memory('api'))} MiB, \`web\` ${whole(memory('web'))} MiB a process at most.`,
    `- Connections to PostgreSQL with ${counts.join(' · ')} \`api\` under this load, beside the system's own \`api\` and worker: ${connections.join(' · ')}.`,
    `- Disk: ${whole(diskMebibytes)} MiB for ${whole(orders)} orders with their search index, consents and history; mails and events come on top until they are cleared away.`,
  ].join('\n');
}

/** A Markdown table with columns of one width. */
function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  const [heading = [], ...others] = rows;
  return [line(heading), rule, ...others.map(line)].join('\n');
}
