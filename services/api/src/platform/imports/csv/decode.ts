import { isError } from '../../../common/errors/is-error.js';

type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/** Opens the bytes of a file; each call starts at its beginning. */
export type OpenFile = () => AsyncIterable<Uint8Array>;

/**
 * The text of a file in the encodings that spreadsheets write: UTF-16 by its byte order mark, UTF-8 with or without one, else Windows-1252, in which
 * every byte is a character. The byte order mark is left out.
 */
export async function* decode(open: OpenFile): AsyncGenerator<string> {
  const decoder = new TextDecoder(await findEncoding(open));
  for await (const chunk of open()) {
    const text = decoder.decode(chunk, { stream: true });
    if (text !== '') yield text;
  }
  const rest = decoder.decode();
  if (rest !== '') yield rest;
}

async function findEncoding(open: OpenFile): Promise<Encoding> {
  const [first, second] = await readBeginning(open);
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const chunk of open()) decoder.decode(chunk, { stream: true });
    decoder.decode();
    return 'utf-8';
  } catch (error) {
    if (isError(error) && 'code' in error && error.code === 'ERR_ENCODING_INVALID_ENCODED_DATA') return 'windows-1252';
    throw error;
  }
}

/** The first two bytes, or as many as there are. */
async function readBeginning(open: OpenFile): Promise<number[]> {
  const beginning: number[] = [];
  for await (const chunk of open()) {
    beginning.push(...chunk.subarray(0, 2));
    if (beginning.length >= 2) break;
  }
  return beginning;
}
