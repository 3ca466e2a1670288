import { readFileSync } from 'node:fs';

/** The channels of an uncompressed OpenEXR picture by name, each row by row from the top. */
export interface Exr {
  width: number;
  height: number;
  channels: ReadonlyMap<string, Float32Array>;
}

const MAGIC = 20_000_630;
const HALF = 1;
const UNCOMPRESSED = 0;

/** Every value that sixteen bits can stand for. */
const HALF_VALUES = Float32Array.from({ length: 65_536 }, (_, bits) => {
  const sign = bits & 0x8000 ? -1 : 1;
  const exponent = (bits >> 10) & 0x1f;
  const fraction = bits & 0x3ff;
  if (exponent === 0) return sign * fraction * 2 ** -24;
  if (exponent === 31) return 0;
  return sign * (1 + fraction / 1024) * 2 ** (exponent - 15);
});

/**
 * Reads a picture as Blender writes it: scan lines, 16 or 32 bits a value, without compression.
 * @throws Error for any other OpenEXR file
 */
export function readExr(file: string): Exr {
  const bytes = readFileSync(file);
  if (bytes.readUInt32LE(0) !== MAGIC) throw new Error(`${file} is no OpenEXR picture`);
  const { attributes, end } = readHeader(bytes);
  if (attributes.get('compression')?.readUInt8(0) !== UNCOMPRESSED) throw new Error(`${file} is compressed`);
  const list = readChannelList(attributes.get('channels') ?? Buffer.alloc(1));
  const box = attributes.get('dataWindow');
  if (!box) throw new Error(`${file} has no data window`);
  const width = box.readInt32LE(8) - box.readInt32LE(0) + 1;
  const height = box.readInt32LE(12) - box.readInt32LE(4) + 1;
  const channels = new Map(list.map(({ name }) => [name, new Float32Array(width * height)]));
  for (let row = 0; row < height; row++) {
    // the line's number and its length come first
    let at = Number(bytes.readBigUInt64LE(end + row * 8)) + 8;
    for (const { name, type } of list) {
      const line = channels.get(name)?.subarray(row * width, (row + 1) * width);
      if (!line) continue;
      const size = type === HALF ? 2 : 4;
      for (let x = 0; x < width; x++, at += size)
        line[x] = type === HALF ? (HALF_VALUES[bytes.readUInt16LE(at)] ?? 0) : bytes.readFloatLE(at);
    }
  }
  return { width, height, channels };
}

function readHeader(bytes: Buffer): { attributes: Map<string, Buffer>; end: number } {
  const attributes = new Map<string, Buffer>();
  let at = 8;
  const word = (): string => {
    const stop = bytes.indexOf(0, at);
    const value = bytes.toString('latin1', at, stop);
    at = stop + 1;
    return value;
  };
  for (let name = word(); name; name = word()) {
    word();
    const size = bytes.readUInt32LE(at);
    attributes.set(name, bytes.subarray(at + 4, at + 4 + size));
    at += 4 + size;
  }
  return { attributes, end: at };
}

function readChannelList(bytes: Buffer): { name: string; type: number }[] {
  const list: { name: string; type: number }[] = [];
  let at = 0;
  while (bytes[at]) {
    const stop = bytes.indexOf(0, at);
    list.push({ name: bytes.toString('latin1', at, stop), type: bytes.readUInt32LE(stop + 1) });
    at = stop + 17;
  }
  return list;
}
