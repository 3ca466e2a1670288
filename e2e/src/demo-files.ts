import type { APIRequestContext } from '@playwright/test';

interface Chosen {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

async function fileAt(request: APIRequestContext, path: string, name: string): Promise<Chosen> {
  const answer = await request.get(path);
  return { name, mimeType: answer.headers()['content-type'] ?? '', buffer: await answer.body() };
}

/** A picture of the demo, as a person chooses it from their disk. */
export async function demoPicture(request: APIRequestContext): Promise<Chosen> {
  const all = (await (await request.get('/api/accessories')).json()) as { mainImage: string | null }[];
  const path = all.map(({ mainImage }) => mainImage).find((image) => image !== null);
  if (!path) throw new Error('The demo has no picture of an accessory');
  return fileAt(request, path, 'picture.webp');
}

/** A film of the demo, as a person chooses it from their disk. */
export async function demoFilm(request: APIRequestContext): Promise<Chosen> {
  const all = (await (await request.get('/api/interviews')).json()) as { videoFile: string | null }[];
  const path = all.map(({ videoFile }) => videoFile).find((file) => file !== null);
  if (!path) throw new Error('The demo has no interview with a film');
  return fileAt(request, path, 'film.mp4');
}
