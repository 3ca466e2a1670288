import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { Injectable } from '@nestjs/common';
import { createByteCache } from '@vitrine/kit';
import { houseShades, luminance, PAGE_GROUND, type HouseSettings, type HouseShades } from '@vitrine/schemas';
import pLimit from 'p-limit';
import type Sharp from 'sharp';
import { SingleFlight } from '../../../common/single-flight.js';
import { loadSharp, storedName } from '../../../files/media/index.js';
import { FileStorage } from '../../../files/storage/index.js';
import { HouseFacts } from '../house-facts.js';
import { drawWord } from './draw-word.js';

/** Sizes in pixels, with the share that logo or letter may fill: launchers cut off a maskable icon's edges. `preview.png` is for shared links. */
export const HOUSE_ICONS = {
  'icon-32.png': { width: 32, height: 32, share: 0.8 },
  'icon-180.png': { width: 180, height: 180, share: 0.7 },
  'icon-192.png': { width: 192, height: 192, share: 0.7 },
  'icon-512.png': { width: 512, height: 512, share: 0.7 },
  'maskable-512.png': { width: 512, height: 512, share: 0.5 },
  'preview.png': { width: 1200, height: 630, share: 0.7 },
} as const;
export type HouseIconName = keyof typeof HOUSE_ICONS;

/** An icon of the house. */
export interface HouseIcon {
  /** In quotes, as HTTP sends it. */
  etag: string;
  /** Draws the icon as PNG, unless it is cached. */
  toBytes: () => Promise<Buffer>;
}

const MAX_ENTRIES = 50;
const MAX_BYTES = 4 * 1024 * 1024;
const MIDDLE_LUMINANCE = 0.4;
const CHANNELS = 3;
/** To be raised with every change of how an icon is drawn. */
const DESIGN = 2;

/** The icons of the house, made from its logo, or from the first letter of its name. */
@Injectable()
export class HouseIcons {
  private readonly kept = createByteCache<{ png: Buffer; bytes: number }>({
    maxEntries: MAX_ENTRIES,
    maxBytes: MAX_BYTES,
  });

  private readonly drawing = new SingleFlight<Buffer>();
  /** Decoding a logo takes much CPU time and memory, so only one icon is drawn at a time. */
  private readonly turns = pLimit(1);

  constructor(
    private readonly facts: HouseFacts,
    private readonly storage: FileStorage,
  ) {}

  /** The icon as it is now. */
  async get(name: HouseIconName): Promise<HouseIcon> {
    const settings = await this.facts.load();
    const shown = JSON.stringify([DESIGN, name, settings.logo, wordOf(name, settings), settings.colours]);
    const key = createHash('sha256').update(shown).digest('base64url');
    return { etag: `"${key}"`, toBytes: () => this.draw(key, name, settings) };
  }

  /** Draws an icon once for all concurrent requests. */
  private async draw(key: string, name: HouseIconName, settings: HouseSettings): Promise<Buffer> {
    const kept = this.kept.get(key);
    if (kept) return kept.png;
    return this.drawing.do(key, () => this.turns(() => this.drawAnew(key, name, settings)));
  }

  private async drawAnew(key: string, name: HouseIconName, settings: HouseSettings): Promise<Buffer> {
    const sharp = await loadSharp();
    const { width, height, share } = HOUSE_ICONS[name];
    const shades = houseShades(settings.colours);
    const { mark, ground } = await this.mark(sharp, { ...settings, word: wordOf(name, settings) }, shades);
    const limits = { width: Math.round(width * share), height: Math.round(height * share) };
    const fitted = await sharp(mark)
      .resize({ ...limits, fit: 'inside' })
      .png()
      .toBuffer();
    const png = await sharp({ create: { width, height, channels: CHANNELS, background: ground } })
      .composite([{ input: fitted }])
      .png()
      .toBuffer();
    this.kept.set(key, { png, bytes: png.length });
    return png;
  }

  /** The picture in the middle, and the background colour. */
  private async mark(
    sharp: typeof Sharp,
    { logo: path, word }: { logo: string | null; word: string },
    shades: HouseShades,
  ) {
    const logo = await this.logo(path);
    if (!logo) return { mark: drawWord(word, shades.goldLight), ground: shades.deep };
    // scaled to one pixel, a logo has the mean colour of its opaque parts
    const pixel = await sharp(logo).resize(1, 1).removeAlpha().toColourspace('srgb').raw().toBuffer();
    const isLight = luminance(toHex([...pixel].slice(0, CHANNELS))) > MIDDLE_LUMINANCE;
    return { mark: logo, ground: isLight ? shades.deep : PAGE_GROUND };
  }

  private async logo(path: string | null): Promise<Buffer | undefined> {
    const name = path?.startsWith('/uploads/') ? storedName(path) : undefined;
    if (name === undefined || !(await this.storage.exists(name))) return undefined;
    return buffer(await this.storage.open(name));
  }
}

const toHex = (channels: readonly number[]): string =>
  `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`;

/** The first letter or digit of the house's name. */
const initial = ({ name }: HouseSettings): string => /[\p{L}\p{N}]/u.exec(name)?.[0].toLocaleUpperCase('de') ?? '·';

/** What an icon without a logo shows: the first letter of the name; the preview shows the whole name. */
const wordOf = (icon: HouseIconName, settings: HouseSettings): string =>
  icon === 'preview.png' ? settings.name : initial(settings);
