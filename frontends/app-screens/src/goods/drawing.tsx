import type { Piece } from './goods.js';
import { Jewel } from './jewel.js';
import { Watch } from './watch.js';

/** The drawing of a piece; decorative, because its name is beside it. */
export function Drawing({ piece }: { piece: Piece }) {
  return piece.kind === 'watch' ? <Watch moon={piece.id === 'moonphase'} /> : <Jewel kind={piece.kind} />;
}
