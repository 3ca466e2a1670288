/** Orders per block: the quotient of an order's number (`seq`) by this is its block, and the remainder is its place in the block. */
export const BLOCK_ORDERS = 65_536;
export const BLOCK_BYTES = BLOCK_ORDERS / 8;
const PLACE_BYTES = 2;

export const getBlock = (seq: number): number => Math.floor(seq / BLOCK_ORDERS);
export const getPlace = (seq: number): number => seq % BLOCK_ORDERS;

/** One bit for each place of a block, in the order of PostgreSQL's `get_bit`. */
export type BlockBits = Uint8Array<ArrayBuffer>;

export const emptyBits = (): BlockBits => new Uint8Array(BLOCK_BYTES);

export const hasBit = (bits: Uint8Array, place: number): boolean => ((bits[place >> 3] ?? 0) & (1 << (place & 7))) > 0;

export function setBit(bits: Uint8Array, place: number, isSet = true): void {
  const mask = 1 << (place & 7);
  const byte = bits[place >> 3] ?? 0;
  bits[place >> 3] = isSet ? byte | mask : byte & ~mask;
}

/** Sets the bits of places that are given as a sequence of 16-bit numbers, big-endian. */
export function addPlaces(bits: BlockBits, places: Buffer): void {
  for (let at = 0; at < places.length; at += PLACE_BYTES) setBit(bits, places.readUInt16BE(at));
}

/** Sets the bits of stored places, which are ascending numbers in the format of {@link addPlaces}, or a bitmap where that is not longer. */
export function addStored(bits: BlockBits, stored: Buffer): void {
  if (stored.length < BLOCK_BYTES) return addPlaces(bits, stored);
  // A copy has the alignment that numbers of 32 bits need.
  addBits(bits, new Uint8Array(stored));
}

/** Keeps the bits that are set in both. */
export function keepBits(bits: BlockBits, others: BlockBits): void {
  const own = words32(bits);
  const other = words32(others);
  for (let index = 0; index < own.length; index += 1) own[index] = (own[index] ?? 0) & (other[index] ?? 0);
}

/** Adds the bits that are set in the others. */
export function addBits(bits: BlockBits, others: BlockBits): void {
  const own = words32(bits);
  const other = words32(others);
  for (let index = 0; index < own.length; index += 1) own[index] = (own[index] ?? 0) | (other[index] ?? 0);
}

const words32 = (bits: BlockBits) => new Uint32Array(bits.buffer, bits.byteOffset, bits.length / 4);

/** The places of set bits, ascending. */
export function listPlaces(bits: Uint8Array): number[] {
  const places: number[] = [];
  // An iterator would make an object for each byte.
  for (let index = 0; index < bits.length; index += 1)
    for (let left = bits[index] ?? 0; left > 0; left &= left - 1)
      places.push(index * 8 + (31 - Math.clz32(left & -left)));
  return places;
}

/** The number of set bits. */
export function countBits(bits: BlockBits): number {
  let count = 0;
  const words = words32(bits);
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index] ?? 0;
    const pairs = word - ((word >>> 1) & 0x55555555);
    const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
    count += Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
  }
  return count;
}

/** The stored format of places: see {@link addStored}. */
export function toStored(places: readonly number[]): Buffer {
  if (places.length * PLACE_BYTES < BLOCK_BYTES) {
    const numbers = Buffer.alloc(places.length * PLACE_BYTES);
    for (const [index, place] of places.entries()) numbers.writeUInt16BE(place, index * PLACE_BYTES);
    return numbers;
  }
  const bits = Buffer.alloc(BLOCK_BYTES);
  for (const place of places) setBit(bits, place);
  return bits;
}

/** Removes places from stored ones, and adds others. */
export function changeStored(stored: Buffer | undefined, removed: readonly number[], added: readonly number[]): Buffer {
  const isAppended = removed.length === 0 && (stored?.length ?? 0) + added.length * PLACE_BYTES < BLOCK_BYTES;
  // Most changes are new orders, whose places come after all others.
  if (isAppended && (stored === undefined || isAfterStored(stored, added)))
    return Buffer.concat([stored ?? Buffer.alloc(0), toStored(added)]);
  const bits = emptyBits();
  if (stored) addStored(bits, stored);
  for (const place of removed) setBit(bits, place, false);
  for (const place of added) setBit(bits, place);
  return toStored(listPlaces(bits));
}

const isAfterStored = (stored: Buffer, [first]: readonly number[]): boolean =>
  first === undefined || stored.length === 0 || stored.readUInt16BE(stored.length - PLACE_BYTES) < first;
