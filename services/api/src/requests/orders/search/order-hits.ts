import { BLOCK_BYTES, BLOCK_ORDERS, countBits, listPlaces, type BlockBits } from './posting-block.js';

/** The orders that match a search, by their numbers (`seq`). */
export class OrderHits {
  readonly total: number;

  constructor(private readonly blocks: readonly (readonly [number, BlockBits])[]) {
    this.total = blocks.reduce((sum, [, bits]) => sum + countBits(bits), 0);
  }

  /** All numbers. */
  list(): number[] {
    return this.blocks.flatMap(([block, bits]) => listPlaces(bits).map((place) => block * BLOCK_ORDERS + place));
  }

  /** A bit for each number from 0 to the end of the last block, in the order of PostgreSQL's `get_bit`. */
  toBits(): Buffer {
    const count = this.blocks.reduce((most, [block]) => Math.max(most, block + 1), 0);
    const all = Buffer.alloc(count * BLOCK_BYTES);
    for (const [block, bits] of this.blocks) all.set(bits, block * BLOCK_BYTES);
    return all;
  }
}
