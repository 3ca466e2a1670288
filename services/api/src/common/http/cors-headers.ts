/** Request headers that pages of the allowed origins may send, beside the CORS-safelisted ones. */
export const CORS_REQUEST_HEADERS = [
  'Accept-Language',
  'Authorization',
  'Content-Type',
  'Idempotency-Key',
  'If-Match',
  'If-None-Match',
  'X-Request-Id',
] as const;

/** Response headers that these pages may read, beside the CORS-safelisted ones. */
export const CORS_RESPONSE_HEADERS = [
  'Allow',
  'ETag',
  'Idempotency-Replayed',
  'Link',
  'Location',
  'RateLimit-Limit',
  'RateLimit-Remaining',
  'RateLimit-Reset',
  'Retry-After',
  'WWW-Authenticate',
  'X-Request-Id',
] as const;
