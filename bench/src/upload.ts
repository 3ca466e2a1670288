import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import type { System } from '@vitrine/local';
import { signIn } from './sign-in.ts';
import { compare, keptOrMissed, type Result } from './rounds.ts';

const MIB = 2 ** 20;
const BUDGET_MIB = 64;
const ROUNDS = 5;
const BOUNDARY = 'vitrine-bench';

/** Budget: a video of 100 MB, against a bare server that pipes the same request to the disk; and what it costs in memory. */
export async function upload(system: System, folder: string, say: (line: string) => void): Promise<Result> {
  const { authorization } = await signIn(system);
  const body = form(video(100e6));
  const child = fork(join(import.meta.dirname, 'pipe-reference.ts'), [join(folder, 'piped')]);
  const ours = `${system.addresses.api}/api/upload`;
  const peaks: number[] = [];
  try {
    const [port] = (await once(child, 'message')) as [number];
    const result = await compare(
      {
        title: 'Upload of 100 MB against a bare pipe to the disk',
        budget: 0.7,
        rounds: ROUNDS,
        ours: {
          name: 'POST /api/upload of the API process, in MB',
          run: async () => {
            const pid = system.pid('vitrine-api') ?? 0;
            const before = memory(pid, 'VmRSS');
            writeFileSync(`/proc/${pid}/clear_refs`, '5');
            const rate = await send(ours, body, { authorization });
            peaks.push(memory(pid, 'VmHWM') - before);
            return rate;
          },
        },
        reference: {
          name: 'node:http piping the body to a file, in MB',
          run: () => send(`http://127.0.0.1:${port}/`, body, {}),
        },
        notes: [
          'the same bytes on both sides; ours reads the form, tells the type by its bytes and keeps a ledger of files',
        ],
      },
      say,
    );
    // The first round is the warm-up of the comparison as well.
    const most = Math.max(...peaks.slice(1));
    const isLight = most <= BUDGET_MIB;
    const memoryVerdict = `memory + ${most.toFixed(0)} MiB at most; budget ≤ ${BUDGET_MIB} MiB: ${keptOrMissed(isLight)}`;
    say(`  ${memoryVerdict}`);
    return { ...result, verdict: `${result.verdict}; ${memoryVerdict}`, kept: result.kept && isLight };
  } finally {
    child.disconnect();
    await once(child, 'exit');
  }
}

/** An MP4 of ten seconds with meaningless picture data: the boxes `ftyp`, `mdat` and `moov`. */
function video(bytes: number): Buffer {
  const header = Buffer.alloc(100);
  header.writeUInt32BE(1000, 12);
  header.writeUInt32BE(10_000, 16);
  const moov = box('moov', box('mvhd', header));
  const ftyp = box('ftyp', Buffer.from('isom\0\0\x02\0isomiso2avc1mp41', 'latin1'));
  return Buffer.concat([ftyp, box('mdat', Buffer.alloc(bytes - ftyp.length - moov.length - 8, 'vitrine')), moov]);
}

function box(type: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(content.length + 8);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, content]);
}

const form = (content: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="files"; filename="film.mp4"\r\n\r\n`),
    content,
    Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
  ]);

/** @returns MB a second, until the answer is there */
async function send(url: string, body: Buffer, headers: Record<string, string>): Promise<number> {
  const begun = performance.now();
  const sending = request(url, {
    method: 'POST',
    headers: {
      'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
      'content-length': String(body.length),
      ...headers,
    },
  });
  sending.end(body);
  const [answer] = (await once(sending, 'response')) as [NodeJS.ReadableStream & { statusCode: number }];
  answer.resume();
  await once(answer, 'end');
  if (answer.statusCode !== 201) throw new Error(`An upload was answered ${answer.statusCode}`);
  return body.length / 1e6 / ((performance.now() - begun) / 1000);
}

/** A figure of a process in MiB. */
function memory(pid: number, name: 'VmRSS' | 'VmHWM'): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1] ?? Number.NaN) * (1024 / MIB);
}
