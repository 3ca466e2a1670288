import type { Boot } from '@vitrine/platform';

/** Reads a JSON block of the page. */
export function readBlock<T>(id: string): T {
  return JSON.parse(document.getElementById(id)?.textContent ?? '{}') as T;
}

/** What the public origin sent with this page. */
export const boot = readBlock<Boot>('vitrine-boot');
