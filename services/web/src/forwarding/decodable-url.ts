import { MAX_PATH } from '@vitrine/schemas';

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Makes the path of a URL decodable: a segment with a malformed escape is encoded, so that it is treated as an unknown name (contract: a malformed id
 * is a 404). A path longer than `MAX_PATH` is left unchanged, because processing it would cost too much.
 * @param url path and query
 */
export function decodableUrl(url: string): string {
  const end = url.indexOf('?');
  const path = end === -1 ? url : url.slice(0, end);
  if (path.length > MAX_PATH || isDecodable(path)) return url;
  const segments = path.split('/').map((segment) => (isDecodable(segment) ? segment : encodeURIComponent(segment)));
  return segments.join('/') + (end === -1 ? '' : url.slice(end));
}
