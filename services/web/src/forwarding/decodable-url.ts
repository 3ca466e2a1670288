import { LONGEST_PATH } from '@vitrine/schemas';

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * A URL whose path can be decoded: a segment with a malformed escape stands for itself, so that it is an unknown name like any other
 * (contract: a malformed id is a 404). A path that is longer than any of ours is left as it is, because nothing may look at all its parts.
 * @param url path and query
 */
export function decodableUrl(url: string): string {
  const end = url.indexOf('?');
  const path = end === -1 ? url : url.slice(0, end);
  if (path.length > LONGEST_PATH || isDecodable(path)) return url;
  const segments = path.split('/').map((segment) => (isDecodable(segment) ? segment : encodeURIComponent(segment)));
  return segments.join('/') + (end === -1 ? '' : url.slice(end));
}
