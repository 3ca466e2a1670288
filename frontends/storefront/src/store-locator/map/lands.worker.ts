import { type Box, type Countries, type Land, toLands, meet } from './outlines.js';

/** Requests the outlines in a view. Each outline is sent once, a few in every message. */
export interface LandsRequest {
  /** Address of the file with the outlines of all countries. */
  address: string;
  view: Box;
}

/** Outlines in the requested view; undefined if they could not be loaded. */
export type LandsAnswer = number[][][][] | undefined;

/** Number of points in a message; drawing them takes some milliseconds on a phone. */
const SLICE_POINTS = 600;

/** The lands that were not sent yet. */
let unsent: Promise<Set<Land>> | undefined;

async function load(address: string): Promise<Set<Land>> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The outlines were answered with ${String(response.status)}`);
  return new Set(toLands((await response.json()) as Countries));
}

addEventListener('message', ({ data: { address, view } }: MessageEvent<LandsRequest>) => {
  unsent ??= load(address);
  unsent
    .then((lands) => {
      for (const slice of slices(lands, view)) postMessage(slice);
    })
    .catch(() => {
      // loaded again when the map is moved
      unsent = undefined;
      postMessage(undefined);
    });
});

/** Removes the lands in `view` from `lands` and yields their outlines. */
function* slices(lands: Set<Land>, view: Box): Generator<number[][][][]> {
  let slice: number[][][][] = [];
  let points = 0;
  for (const land of lands) {
    if (!meet(land.box, view)) continue;
    const outline = land.outline();
    lands.delete(land);
    slice.push(outline);
    points += outline[0]?.length ?? 0;
    if (points < SLICE_POINTS) continue;
    yield slice;
    [slice, points] = [[], 0];
  }
  if (points > 0) yield slice;
}
