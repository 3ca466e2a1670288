import sharp, { type OverlayOptions } from 'sharp';
import { furniture, UNIT } from '../pictures/dial-furniture.ts';
import { lampAt, rasterise, type Surface } from '../pictures/dial-surface.ts';
import { discShadow, ground, phoneShadow } from '../pictures/make-editions.ts';
import { phone, phoneSize, renderScreen } from '../pictures/phone.ts';
import type { Film } from './films.ts';

export const WIDTH = 1280;
export const HEIGHT = 720;
export const FRAMES_PER_SECOND = 15;

const MELT_FRAMES = 12;

/** How long one screen of the app gives way to the next. */
const SCREEN_MELT = 0.8;

/** Every frame of the film in its order, as raw RGB. */
export async function* renderFrames(film: Film): AsyncGenerator<Buffer> {
  const count = film.seconds * FRAMES_PER_SECOND;
  const frame = await stage(film, count);
  // what follows the end of a film that repeats lies under its beginning
  const after: Buffer[] = [];
  if (film.loops) for (let i = 0; i < MELT_FRAMES; i++) after.push(await frame(count + i));
  for (let i = 0; i < count; i++) {
    const tail = after[i];
    const image = await frame(i);
    yield tail ? blend(tail, image, (i + 1) / (MELT_FRAMES + 1)) : image;
  }
}

/** What renders frame `i` of the film's `count`; frames are asked for mostly in order. */
async function stage(film: Film, count: number): Promise<(i: number) => Promise<Buffer>> {
  const backdrop = await renderBackdrop(film);
  const { lights, beatsPerSecond } = film;
  const framesPerLight = count / lights;
  const framesPerBeat = FRAMES_PER_SECOND / beatsPerSecond;
  const light = remembered((at: number) => Promise.resolve(lit(film, (at % lights) / lights)));
  const hands = remembered((beat: number) => renderHands(film, beat / beatsPerSecond));
  const hand = film.screens && (await renderPhones(film, film.screens));
  return async (i) => {
    const at = Math.floor(i / framesPerLight);
    const dial = blend(await light(at), await light(at + 1), i / framesPerLight - at);
    const layers: OverlayOptions[] = [
      { input: dial, raw: { width: WIDTH, height: HEIGHT, channels: 4 } },
      { input: await hands(Math.floor(i / framesPerBeat)), raw: { width: WIDTH, height: HEIGHT, channels: 4 } },
    ];
    if (hand) layers.push({ input: hand(i / FRAMES_PER_SECOND), raw: { width: WIDTH, height: HEIGHT, channels: 4 } });
    return sharp(backdrop).composite(layers).removeAlpha().raw().toBuffer();
  };
}

/** Keeps the last few results of `make`. */
function remembered(make: (key: number) => Promise<Buffer>): (key: number) => Promise<Buffer> {
  const known = new Map<number, Promise<Buffer>>();
  return (key) => {
    const found = known.get(key) ?? make(key);
    known.set(key, found);
    for (const old of known.keys()) if (known.size > 3) known.delete(old);
    return found;
  };
}

/** The dial with the lamp where it stands at `phase` (0…1) of the film, as raw RGBA. */
function lit({ edition, view, swing, fold }: Film, phase: number): Buffer {
  const circle = phase * 2 * Math.PI;
  const surface = fold ? engineTurned(edition.surface, circle / fold) : edition.surface;
  return rasterise(surface, view, WIDTH, HEIGHT, 2, lampAt(swing * Math.sin(circle)));
}

/** The surface with its innermost engine turning turned by `angle`. */
function engineTurned(surface: Surface, angle: number): Surface {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const zones = surface.zones.map((zone, index) =>
    index === 0
      ? { ...zone, height: (u: number, v: number) => zone.height(u * cos + v * sin, v * cos - u * sin) }
      : zone,
  );
  return { ...surface, zones };
}

function renderBackdrop({ edition, view }: Film): Promise<Buffer> {
  const radius = WIDTH / 2 / view.reach;
  const shadow = discShadow(edition, WIDTH / 2 - view.x * radius, HEIGHT / 2 - view.y * radius, radius * 1.105);
  return sharp(ground(edition, WIDTH, HEIGHT, shadow))
    .png({ compressionLevel: 1 })
    .toBuffer();
}

function renderHands({ view, furniture: at }: Film, seconds: number): Promise<Buffer> {
  const reach = view.reach * UNIT;
  const reachY = (reach * HEIGHT) / WIDTH;
  const box = `${view.x * UNIT - reach} ${view.y * UNIT - reachY} ${reach * 2} ${reachY * 2}`;
  const crystal = `<radialGradient id="glass" gradientUnits="userSpaceOnUse" cx="-520" cy="-620" r="1050"><stop offset="0" stop-color="#fff" stop-opacity=".11"/><stop offset=".55" stop-color="#fff" stop-opacity=".03"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient><circle r="985" fill="url(#glass)"/>`;
  const body = `${furniture(at(seconds))}${crystal}`;
  return sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="${box}">${body}</svg>`,
    ),
  )
    .ensureAlpha()
    .raw()
    .toBuffer();
}

/** A phone at the right with one screen after the other, `seconds` after the beginning, as raw RGBA. */
async function renderPhones(film: Film, screens: NonNullable<Film['screens']>): Promise<(seconds: number) => Buffer> {
  const scale = 0.74;
  const x = WIDTH - phoneSize.width * scale - 150;
  const y = (HEIGHT - phoneSize.height * scale) / 2;
  const dark = { ...film.edition, onDark: true };
  const images = await Promise.all(
    screens.map(async (kind) => {
      const content = await renderScreen(kind, film.edition, scale * 2);
      const body = `<defs><filter id="blur" x="-40%" y="-40%" width="180%" height="180%"><feGaussianBlur stdDeviation="40"/></filter><filter id="near" x="-40%" y="-40%" width="180%" height="180%"><feGaussianBlur stdDeviation="11"/></filter></defs>${phoneShadow(dark, x, y, scale)}<g transform="translate(${x} ${y}) scale(${scale})">${phone(content, 'p')}</g>`;
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${body}</svg>`;
      return sharp(Buffer.from(svg), { unlimited: true }).ensureAlpha().raw().toBuffer();
    }),
  );
  const each = film.seconds / images.length;
  return (seconds) => {
    const index = Math.min(images.length - 1, Math.floor(seconds / each));
    const [shown, next] = [images[index], images[index + 1]];
    if (!shown) throw new Error(`${film.name} has no screen at ${seconds} s`);
    const melted = (seconds - (index + 1) * each + SCREEN_MELT) / SCREEN_MELT;
    return next && melted > 0 ? blend(shown, next, melted) : shown;
  };
}

/** `from` to `to` by `share` (0…1), byte by byte. */
function blend(from: Buffer, to: Buffer, share: number): Buffer {
  if (share === 0) return from;
  const out = Buffer.allocUnsafe(from.length);
  for (let i = 0; i < out.length; i++) {
    const value = from[i] ?? 0;
    out[i] = value + ((to[i] ?? value) - value) * share;
  }
  return out;
}
