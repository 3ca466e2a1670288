/** A random token of 32 hexadecimal digits; unlike `randomUUID` it also works on a page without TLS. */
export function randomToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Gives the `Idempotency-Key` of a submission: the same for every attempt with the same content, so that a request whose answer was lost has no
 * second effect, and a new one as soon as the content has changed (contract: POST /api/orders, Lists).
 */
export function createIdempotencyKeys(): (content: unknown) => string {
  let last: { text: string; key: string } | undefined;
  return (content) => {
    const text = JSON.stringify(content);
    if (last?.text !== text) last = { text, key: randomToken() };
    return last.key;
  };
}
