/** The first line of WebVTT that could not be read, counted from 1. */
export class UnreadableCue extends Error {
  constructor(readonly line: number) {
    super(`Line ${line} is not valid WebVTT`);
    this.name = 'UnreadableCue';
  }
}

const TIME = String.raw`(?:(\d{2,}):)?([0-5]\d):([0-5]\d)\.(\d{3})`;
const TIMES = new RegExp(String.raw`^${TIME}[ \t]+-->[ \t]+${TIME}(?:[ \t](.*))?$`);
const SETTING = /^(?:vertical|line|position|size|align):[\w.,%-]+$/;
/** Blocks that style captions or are not shown. */
const OTHER_BLOCK = /^(?:NOTE|STYLE|REGION)(?:[ \t]|$)/;
/** All tags except those that mark how a text is spoken or set; they are removed. */
const TAG = /<(?!\/?(?:[biu]|ruby|rt|lang(?: [\w-]+)?|[cv](?:\.[\w-]+)*(?: [^<>]*)?)>)[^<>]*>?/g;
const UNPRINTABLE = /[^\P{Cc}\t]/gu;

const seconds = (hours = '0', minutes = '0', whole = '0', thousandths = '0'): number =>
  Number(hours) * 3600 + Number(minutes) * 60 + Number(whole) + Number(thousandths) / 1000;

interface Line {
  text: string;
  /** Counted from 1. */
  number: number;
}

/** The blocks between empty lines, after the one with the header. */
function toBlocks(text: string): Line[][] {
  const blocks: Line[][] = [[]];
  text.split(/\r\n|\r|\n/).forEach((line, index) => {
    if (line.trim() === '') blocks.push([]);
    else blocks.at(-1)?.push({ text: line, number: index + 1 });
  });
  return blocks.slice(1).filter((block) => block.length > 0);
}

/** @throws UnreadableCue */
function cleanCue(block: readonly Line[]): string {
  const at = block.findIndex(({ text }) => text.includes('-->'));
  const times = block[at];
  const found = times && TIMES.exec(times.text.trim());
  const [first] = block;
  // Only an identifier of one line may precede the times.
  if (!found || at > 1) throw new UnreadableCue(times?.number ?? first?.number ?? 1);
  const [, ...parts] = found;
  if (seconds(...parts.slice(4, 8)) <= seconds(...parts.slice(0, 4))) throw new UnreadableCue(times.number);
  const [start, end] = times.text.split('-->').map((part) => part.trim().split(/[ \t]/)[0]);
  const settings = (parts[8] ?? '').split(/[ \t]+/).filter((setting) => SETTING.test(setting));
  const texts = block.slice(at + 1).map(({ text }) => text.replace(UNPRINTABLE, '').replace(TAG, ''));
  return [[`${start} --> ${end}`, ...settings].join(' '), ...texts].join('\n');
}

/**
 * Reduces WebVTT to the times, positions and words of its captions, without styles, notes, regions and other tags.
 * @param text a text that begins with `WEBVTT`
 * @returns '' if it has no captions
 * @throws UnreadableCue if a block is not a caption
 */
export function cleanWebVtt(text: string): string {
  const cues = toBlocks(text)
    .filter(([first]) => !OTHER_BLOCK.test(first?.text ?? ''))
    .map(cleanCue);
  return cues.length === 0 ? '' : `WEBVTT\n\n${cues.join('\n\n')}\n`;
}
