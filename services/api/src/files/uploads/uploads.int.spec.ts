import type { NestExpressApplication } from '@nestjs/platform-express';
import { UPLOAD_LIMITS } from '@vitrine/schemas';
import request from 'supertest';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.js';
import { picture, toVideoExtension, video, VIDEO_FORMATS, videoOfSize } from '../../../test/uploads/pictures.js';
import { createSignedInApp } from '../../../test/uploads/signed-in-app.js';
import { loadSharp } from '../media/variants/load-sharp.js';

let database: TestDatabase;
let app: NestExpressApplication;
let bearer: string;
let files: () => Promise<string[]>;

beforeAll(async () => {
  database = await createTestDatabase();
  ({ app, bearer, files } = await createSignedInApp(database.url));
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

const post = () => request(app.getHttpServer()).post('/api/upload').set('Authorization', bearer);
const get = (path: string) => request(app.getHttpServer()).get(path).buffer(true);
const rows = () => database.query<{ path: string }>('select path from media_files order by path');

/** Expects that the work leaves no further file and row. */
async function leavesNothing(work: () => Promise<unknown>): Promise<void> {
  const before = [await files(), await rows()];
  await work();
  expect([await files(), await rows()]).toEqual(before);
}

describe('an upload stores', () => {
  test.each([
    ['jpeg', 'jpg', 'image/jpeg'],
    ['png', 'png', 'image/png'],
    ['webp', 'webp', 'image/webp'],
    ['avif', 'avif', 'image/avif'],
  ] as const)('a %s, independent of its name', async (format, extension, type) => {
    const answer = await post().attach('files', await picture(format), {
      filename: 'x.html',
      contentType: 'text/html',
    });
    expect(answer.body).toEqual({
      urls: [expect.stringMatching(new RegExp(`^/uploads/[0-9a-f-]{36}\\.${extension}$`))],
    });
    expect(answer.status).toBe(201);
    const [path] = answer.body.urls as [string];
    const stored = await get(path);
    expect(stored.headers).toMatchObject({ 'content-type': type, 'x-content-type-options': 'nosniff' });
    const [row] = await database.query('select * from media_files where path = $1', [path]);
    expect(row).toMatchObject({ kind: 'image', mime_type: type, width: 64, height: 48 });
  });

  test.each([
    ['avif', 3, 'jpg', 'image/jpeg'],
    ['webp', 3, 'jpg', 'image/jpeg'],
    ['avif', 4, 'png', 'image/png'],
  ] as const)(
    'an %s of 13 megapixels and %d channels in a format that is faster to encode',
    async (format, channels, extension, type) => {
      const sharp = await loadSharp();
      const background = { r: 11, g: 51, b: 38, alpha: 0.5 };
      const large = sharp({ create: { width: 4000, height: 3250, channels, background } });
      const effort = { effort: 0 };
      const content = await (format === 'avif' ? large.avif(effort) : large.webp(effort)).toBuffer();
      const answer = await post().attach('files', content, 'x');
      expect(answer.body.urls).toEqual([expect.stringMatching(new RegExp(`\\.${extension}$`))]);
      const [row] = await database.query('select * from media_files where path = $1', answer.body.urls as string[]);
      expect(row).toMatchObject({ kind: 'image', mime_type: type, width: 4000, height: 3250 });
    },
  );

  test('captions, reduced to their times and words', async () => {
    const text = 'WEBVTT\n\nSTYLE\n::cue { color: red }\n\n00:01.000 --> 00:02.000\n<script>x</script>Grüß Gott\n';
    const answer = await post().attach('files', Buffer.from(text), { filename: 'x.html', contentType: 'text/html' });
    expect([answer.status, answer.body.urls]).toEqual([
      201,
      [expect.stringMatching(/^\/uploads\/[0-9a-f-]{36}\.vtt$/)],
    ]);
    const [path] = answer.body.urls as [string];
    const stored = await get(path);
    expect(stored.headers['content-type']).toBe('text/vtt; charset=utf-8');
    expect(stored.headers['x-content-type-options']).toBe('nosniff');
    expect(stored.text).toBe('WEBVTT\n\n00:01.000 --> 00:02.000\nxGrüß Gott\n');
    const [row] = await database.query('select * from media_files where path = $1', [path]);
    expect(row).toMatchObject({ kind: 'captions', mime_type: 'text/vtt', width: null, duration_seconds: null });
  });

  test.each([
    ['no times', Buffer.from('WEBVTT\n\nGuten Tag\n'), /^The captions cannot be read at line 3/],
    ['no captions', Buffer.from('WEBVTT\n'), /^This file has no captions/],
    ['another encoding', Buffer.from('WEBVTT\n\n00:01.000 --> 00:02.000\nGr\u00fc\u00df\n', 'latin1'), /UTF-8/],
  ])('no captions with %s, which are refused', async (_why, file, sentence) => {
    await leavesNothing(async () => {
      const { status, body } = await post().attach('files', file, 'x.vtt');
      expect([status, body.error]).toEqual([415, expect.stringMatching(sentence)]);
    });
  });

  test.each(VIDEO_FORMATS)('a video in %s, unchanged', async (format) => {
    const answer = await post().attach('files', video(format), 'holiday.jpg');
    expect(answer.status).toBe(201);
    const [path] = answer.body.urls as [string];
    expect(path).toMatch(new RegExp(`\\.${toVideoExtension(format)}$`));
    const stored = await get(path);
    expect(Buffer.compare(stored.body as Buffer, video(format))).toBe(0);
    expect(stored.headers['content-type']).toMatch(/^video\//);
    const [row] = await database.query('select * from media_files where path = $1', [path]);
    expect(row).toMatchObject({ kind: 'video', duration_seconds: 2, size_bytes: String(video(format).length) });
  });

  test('up to ten files, in their order', async () => {
    const upload = post();
    for (let width = 10; width < 20; width += 1) upload.attach('files', await picture('png', width, 5), 'x.png');
    const { status, body } = await upload;
    expect(status).toBe(201);
    const kept = await database.query<{ width: number }>(
      'select width from media_files where path = any($1) order by array_position($1, path)',
      [body.urls],
    );
    expect(kept.map(({ width }) => width)).toEqual([10, 11, 12, 13, 14, 15, 16, 17, 18, 19]);
  });

  test('a picture upright, without metadata and without data after its end', async () => {
    const sharp = await loadSharp();
    const turned = await sharp(await picture('jpeg', 40, 20))
      .withExif({ IFD0: { Artist: 'Nobody else' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const polyglot = Buffer.concat([turned, Buffer.from('<script>alert(1)</script>')]);
    const [path] = (await post().attach('files', polyglot, 'x.jpg')).body.urls as [string];
    const stored = (await get(path)).body as Buffer;
    expect(stored.includes('<script>')).toBe(false);
    const metadata = await sharp(stored).metadata();
    expect(metadata).toMatchObject({ width: 20, height: 40, format: 'jpeg' });
    expect([metadata.exif, metadata.orientation]).toEqual([undefined, undefined]);
  });

  test('a video of exactly 100 MB', async () => {
    const answer = await post().attach('files', videoOfSize(UPLOAD_LIMITS.videoBytes), 'x.mp4');
    expect(answer.status).toBe(201);
  });
});

describe('what is refused leaves nothing', () => {
  test.each([
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['a GIF', Buffer.from('GIF89a\x01\x00\x01\x00\x80\x00\x00<script>alert(1)</script>', 'latin1')],
    ['HTML', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a PDF', Buffer.from('%PDF-1.7\n')],
    ['a program', Buffer.from('MZ\x90\x00\x03', 'latin1')],
    ['a text', Buffer.from('just a text')],
    ['the beginning of a JPEG only', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1])],
  ])('%s that is declared as a picture', async (_name, content) => {
    await leavesNothing(async () => {
      const sound = await picture('png');
      const answer = await post().attach('files', sound, 'a.png').attach('files', content, {
        filename: 'x.png',
        contentType: 'image/png',
      });
      expect(answer.status).toBe(415);
      expect(answer.body).toMatchObject({ statusCode: 415, code: 'UNSUPPORTED_MEDIA_TYPE' });
    });
  });

  test('half a picture', async () => {
    const whole = await picture('png', 400, 300);
    await leavesNothing(async () => {
      expect((await post().attach('files', whole.subarray(0, whole.length / 2), 'x.png')).status).toBe(415);
    });
  });

  test('a picture with too many pixels', async () => {
    const wide = await picture('png', UPLOAD_LIMITS.imageSide + 1, 1);
    const bomb = await picture('png', 5478, 5478);
    await leavesNothing(async () => {
      for (const content of [wide, bomb]) {
        const answer = await post().attach('files', content, 'x.png');
        expect(answer.status).toBe(413);
        expect(answer.body).toMatchObject({
          code: 'PAYLOAD_TOO_LARGE',
          error: 'Images may have at most 30 megapixels and 16,383 pixels on a side',
        });
      }
    });
  });

  test.each([
    [
      'an image',
      () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(UPLOAD_LIMITS.imageBytes - 3)]),
    ],
    ['a video', () => videoOfSize(UPLOAD_LIMITS.videoBytes + 1)],
  ])('%s that is one byte too large', async (_name, content) => {
    await leavesNothing(async () => {
      const answer = await post().attach('files', content(), 'x');
      expect(answer.status).toBe(413);
      expect(answer.body.code).toBe('PAYLOAD_TOO_LARGE');
    });
  });

  test('eleven files', async () => {
    await leavesNothing(async () => {
      const upload = post();
      for (let count = 0; count < 11; count += 1) upload.attach('files', await picture('png'), 'x.png');
      const { status, body } = await upload;
      expect(status).toBe(400);
      expect(body.fields).toEqual([{ field: 'files', message: 'At most 10 files are allowed here' }]);
    });
  });

  test('no file, an empty one, a text, and a file in another field', async () => {
    const content = await picture('png');
    await leavesNothing(async () => {
      const answers = [
        await post().field('files', '/uploads/x.png'),
        await post().field('note', 'nothing else'),
        await post().attach('files', Buffer.alloc(0), 'x.png'),
        await post().attach('file', content, 'x.png'),
        await post().attach('__proto__', content, 'x.png'),
      ];
      expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400]);
    });
  });

  test('too much text', async () => {
    await leavesNothing(async () => {
      expect((await post().field('note', 'x'.repeat(1024 * 1024 + 1))).status).toBe(413);
      const upload = post();
      for (let count = 0; count < 201; count += 1) upload.field(`n${count}`, 'x');
      expect((await upload).status).toBe(413);
    });
  });

  test('another content type, no boundary, and an incomplete body', async () => {
    const half = '--b\r\nContent-Disposition: form-data; name="files"; filename="x.png"\r\n\r\nhalf';
    await leavesNothing(async () => {
      expect((await post().send({ files: ['x'] })).status).toBe(415);
      expect((await post().type('application/x-www-form-urlencoded').send('files=x')).status).toBe(415);
      expect((await post()).status).toBe(415);
      expect((await post().type('multipart/form-data').send(half)).status).toBe(400);
      expect((await post().type('multipart/form-data; boundary=b').send(half)).status).toBe(400);
      expect((await post().type('multipart/form-data; boundary=b').send('nonsense')).status).toBe(400);
    });
  });
});
