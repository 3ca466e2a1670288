import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Film } from './films.ts';

export const FILM_SIZE = { width: 1920, height: 1080 } as const;
export const FRAMES_PER_SECOND = 24;

const H264_QUALITY = 27;
const AV1_QUALITY = 42;

/**
 * Writes the frames (raw RGB) with the lens's move, as H.264 that every browser plays and as AV1; both can be played while they are still loading.
 * @param file without its ending
 * @throws Error when ffmpeg is missing or fails
 */
export async function encode(frames: AsyncIterable<Buffer>, file: string, film: Film): Promise<void> {
  const { width, height } = FILM_SIZE;
  const source = ['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', `${width}x${height}`, '-r', String(FRAMES_PER_SECOND)];
  const filters = `${move(film)},scale=out_color_matrix=bt709:out_range=tv,format=yuv420p,split[h264][av1]`;
  const colours = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709', '-color_range', 'tv'];
  const output = ['-an', '-movflags', '+faststart', '-map_metadata', '-1', '-fflags', '+bitexact'];
  const h264 = [
    '-map',
    '[h264]',
    '-c:v',
    'libx264',
    '-profile:v',
    'high',
    '-preset',
    'medium',
    '-crf',
    String(H264_QUALITY),
  ];
  // Spends more bits on dark areas, because dark greens show banding.
  const tuning = ['-x264-params', 'aq-mode=3:aq-strength=1.0:deblock=-1,-1'];
  const av1 = ['-map', '[av1]', '-c:v', 'libsvtav1', '-preset', '7', '-crf', String(AV1_QUALITY), '-g', '120'];
  const grain = ['-svtav1-params', 'tune=0:enable-overlays=1'];
  const process = spawn(
    'ffmpeg',
    [
      ...['-loglevel', 'error', ...source, '-i', '-', '-filter_complex', filters, '-y'],
      ...[...h264, ...tuning, ...colours, ...output, `${file}.mp4`],
      ...[...av1, ...grain, ...colours, ...output, `${file}.av1.mp4`],
    ],
    { stdio: ['pipe', 'inherit', 'inherit'] },
  );
  const ended = once(process, 'close');
  for await (const frame of frames) if (!process.stdin.write(frame)) await once(process.stdin, 'drain');
  process.stdin.end();
  const [code] = (await ended) as [number | null];
  if (code !== 0) throw new Error(`ffmpeg ended with ${code} on ${file}`);
}

/** The lens comes nearer until the middle of the film and goes back, so that the end leads on to the beginning. */
function move({ seconds, nearer, towards: { x, y } }: Film): string {
  // the filter counts from 1
  const share = `${nearer}*(1-cos(2*PI*(on-1)/${seconds * FRAMES_PER_SECOND}))/2`;
  const [left, right] = [`W*${x}*${share}`, `W-W*${(1 - x).toFixed(4)}*${share}`];
  const [top, bottom] = [`H*${y}*${share}`, `H-H*${(1 - y).toFixed(4)}*${share}`];
  const corners = [left, top, right, top, left, bottom, right, bottom];
  const names = ['x0', 'y0', 'x1', 'y1', 'x2', 'y2', 'x3', 'y3'];
  return `perspective=${names.map((name, i) => `${name}='${corners[i]}'`).join(':')}:interpolation=cubic:sense=source:eval=frame`;
}
