import autocannon from 'autocannon';

export interface Load {
  url: string;
  connections: number;
  seconds: number;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
}

/** Requests a second that a server answers under load. @throws Error when any answer is not 2xx or a connection fails */
export async function requestsPerSecond({
  url,
  connections,
  seconds,
  method = 'GET',
  headers,
  body,
}: Load): Promise<number> {
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    method,
    ...(headers && { headers }),
    ...(body !== undefined && { body }),
  });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${method} ${url}: ${result.non2xx} answers were not 2xx, ${result.errors} connections failed`);
  }
  return result['2xx'] / result.duration;
}
