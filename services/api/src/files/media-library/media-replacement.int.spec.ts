import type { NestExpressApplication } from '@nestjs/platform-express';
import { storedFile } from '../../../test/catalogue.js';
import { addStaff, signIn, signInAs, staffEnvironment, type Staff } from '../../../test/staff.js';
import { createTestApp } from '../../../test/test-app.js';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.js';
import { picture, video } from '../../../test/uploads/pictures.js';
import type { MediaFileDto, MediaFilesDto } from './media-file.dto.js';

let database: TestDatabase;
let app: NestExpressApplication;
let owner: Staff;

beforeAll(async () => {
  database = await createTestDatabase();
  app = await createTestApp(database.url, { environment: staffEnvironment });
  owner = await signIn(app);
});
afterEach(async () => {
  await database.query(`update settings set logo = null`);
  for (const table of ['interviews', 'media_files']) await database.query(`delete from ${table}`);
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

const FILES = '/api/admin/media-files';
const upload = async (name: string, content: Buffer): Promise<MediaFileDto> => {
  const { body } = await owner.post('/api/upload').attach('files', content, name);
  const [path] = (body as { urls: string[] }).urls;
  return fileAt(path ?? '');
};
const fileAt = async (path: string): Promise<MediaFileDto> =>
  ((await owner.get(FILES)).body as MediaFilesDto).files.find((file) => file.path === path) as MediaFileDto;
const getLogo = async () => ((await owner.get('/api/admin/settings')).body as { logo: string | null }).logo;

describe('a file that is the logo', () => {
  const useAsLogo = async (): Promise<MediaFileDto> => {
    const logo = await upload('logo.png', await picture('png'));
    expect((await owner.put('/api/admin/settings').send({ logo: logo.path })).status).toBe(200);
    return logo;
  };

  test('is replaced only by staff who may write the settings, and nothing changes otherwise', async () => {
    const logo = await useAsLogo();
    await addStaff(database, { email: 'editor@vitrine.example', role: 'editor' });
    const editor = await signInAs(app, 'editor@vitrine.example');
    const refused = await editor.post(`${FILES}/${logo.id}/replace`).attach('file', await picture('png'), 'neu.png');
    expect([refused.status, refused.body.code]).toEqual([403, 'FORBIDDEN']);
    expect(await getLogo()).toBe(logo.path);
    expect(await fileAt(logo.path)).toMatchObject({ version: 1 });

    const answer = await owner.post(`${FILES}/${logo.id}/replace`).attach('file', await picture('png'), 'neu.png');
    expect(answer.status).toBe(200);
    expect(await getLogo()).toBe((answer.body as MediaFileDto).path);
  });

  test('is not replaced by a picture that cannot be a logo', async () => {
    const logo = await useAsLogo();
    const refused = await owner.post(`${FILES}/${logo.id}/replace`).attach('file', await picture('jpeg'), 'neu.jpg');
    expect([refused.status, refused.body.fields?.[0]?.field]).toEqual([400, 'file']);
    expect(await getLogo()).toBe(logo.path);
  });
});

test('a stored file as replacement keeps its own texts, and its version is incremented', async () => {
  const [old, other] = [await upload('a.png', await picture('png')), await upload('b.png', await picture('png'))];
  await owner.put(`${FILES}/${old.id}`).send({ alt: 'Der alte', translations: { en: { alt: 'The old one' } } });
  for (const alt of ['Eins', 'Zwei', 'Drei']) await owner.put(`${FILES}/${other.id}`).send({ alt });
  const { body } = await owner.post(`${FILES}/${old.id}/replace`).send({ file: other.path });
  expect(body).toMatchObject({ alt: 'Drei', translations: { en: { alt: 'The old one' } }, version: 5 });
});

test('a stored file as replacement gets the old text of each language in which it has none', async () => {
  const [old, other] = [await upload('a.png', await picture('png')), await upload('b.png', await picture('png'))];
  await owner.put(`${FILES}/${old.id}`).send({ translations: { en: { alt: 'The old one' }, fr: { alt: 'Le vieux' } } });
  await owner.put(`${FILES}/${other.id}`).send({ translations: { en: { alt: null }, fr: { alt: 'Le nouveau' } } });
  const { body } = await owner.post(`${FILES}/${old.id}/replace`).send({ file: other.path });
  expect(body).toMatchObject({ translations: { en: { alt: 'The old one' }, fr: { alt: 'Le nouveau' } } });
});

describe('a film and a picture that is its still', () => {
  const filmWithStill = async () => {
    const film = await upload('film.mp4', video('mp4'));
    const still = '/uploads/still-960.webp';
    await storedFile(database, still);
    await database.query('update media_files set variants = $1 where id = $2', [
      JSON.stringify([{ url: still, width: 960, format: 'webp' }]),
      film.id,
    ]);
    return { film, still: await fileAt(still) };
  };

  test('belong together: the picture is in use as long as the film is', async () => {
    const { film, still } = await filmWithStill();
    await owner.post('/api/interviews').send({ title: 'Gespräch', clientName: 'Anna', videoFile: film.path });
    expect((await owner.delete(`${FILES}/${still.id}`)).body.error).toBe('This file is in use: Interview “Gespräch”');
  });

  test('are replaced separately', async () => {
    const { film, still } = await filmWithStill();
    const interview = { title: 'Gespräch', clientName: 'Anna', videoFile: film.path, thumbnail: still.path };
    await owner.post('/api/interviews').send(interview);
    const answer = await owner.post(`${FILES}/${film.id}/replace`).attach('file', video('webm'), 'neu.webm');
    expect(await database.query('select video_file, thumbnail from interviews')).toEqual([
      { video_file: (answer.body as MediaFileDto).path, thumbnail: still.path },
    ]);
  });
});
