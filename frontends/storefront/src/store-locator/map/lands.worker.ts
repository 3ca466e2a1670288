import { type Box, type Countries, type Land, toLands, meet } from './outlines.js';

/** Whoever draws asks for what is in view, and is given each outline once, a few in every message. */
export interface LandsRequest {
  /** Of the outlines of all countries. */
  address: string;
  view: Box;
}

/** Outlines that are in the view asked for; undefined when they cannot be had. */
export type LandsAnswer = number[][][][] | undefined;

/** So many points are drawn at a time; some milliseconds on a phone. */
const SLICE_POINTS = 600;

let missing: Promise<Set<Land>> | undefined;

async function load(address: string): Promise<Set<Land>> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The outlines were answered with ${String(response.status)}`);
  return new Set(toLands((await response.json()) as Countries));
}

addEventListener('message', ({ data: { address, view } }: MessageEvent<LandsRequest>) => {
  missing ??= load(address);
  missing
    .then((lands) => {
      for (const slice of slices(lands, view)) postMessage(slice);
    })
    .catch(() => {
      // asked for anew when the map is moved
      missing = undefined;
      postMessage(undefined);
    });
});

/** Takes what is in `view` out of `lands`. */
function* slices(lands: Set<Land>, view: Box): Generator<number[][][][]> {
  let slice: number[][][][] = [];
  let points = 0;
  for (const land of lands) {
    if (!meet(land.box, view)) continue;
    lands.delete(land);
    const outline = land.outline();
    slice.push(outline);
    points += outline[0]?.length ?? 0;
    if (points < SLICE_POINTS) continue;
    yield slice;
    [slice, points] = [[], 0];
  }
  if (points > 0) yield slice;
}
