import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { FRAMES_PER_SECOND, HEIGHT, WIDTH } from './frames.ts';

/**
 * Writes the frames (raw RGB) as H.264 that every browser plays and that can begin before it is whole.
 * @throws Error when ffmpeg is missing or refuses
 */
export async function encode(
  frames: AsyncIterable<Buffer> | Iterable<Buffer>,
  file: string,
  crf: number,
): Promise<void> {
  const source = ['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', `${WIDTH}x${HEIGHT}`, '-r', String(FRAMES_PER_SECOND)];
  const picture = ['-vf', 'scale=out_color_matrix=bt709:out_range=tv', '-pix_fmt', 'yuv420p'];
  const colours = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709', '-color_range', 'tv'];
  const codec = ['-c:v', 'libx264', '-profile:v', 'high', '-preset', 'medium', '-crf', String(crf)];
  // dark greens band easily: bits go where it is dark
  const tuning = ['-x264-params', 'aq-mode=3:aq-strength=1.0:deblock=-1,-1', '-threads', '1'];
  const output = ['-an', '-movflags', '+faststart', '-map_metadata', '-1', '-fflags', '+bitexact', '-y', file];
  const process = spawn(
    'ffmpeg',
    ['-loglevel', 'error', ...source, '-i', '-', ...picture, ...colours, ...codec, ...tuning, ...output],
    { stdio: ['pipe', 'inherit', 'inherit'] },
  );
  const ended = once(process, 'close');
  for await (const frame of frames) if (!process.stdin.write(frame)) await once(process.stdin, 'drain');
  process.stdin.end();
  const [code] = (await ended) as [number | null];
  if (code !== 0) throw new Error(`ffmpeg ended with ${code} on ${file}`);
}
