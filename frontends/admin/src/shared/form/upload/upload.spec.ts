import { jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { session } from '@vitrine/platform';
import { UPLOAD_LIMITS } from '@vitrine/schemas';
import { aFile, aLostFile, FakeUpload } from '../testing/index.js';
import { Upload } from './upload.js';

let sent: FakeUpload[];

beforeEach(() => {
  sent = FakeUpload.install();
});
afterEach(() => session.clear());

const part = (value: object) => btoa(JSON.stringify(value));
const token = `${part({})}.${part({ exp: Math.floor(Date.now() / 1000) + 3600 })}.c2ln`;

const films = (file = aFile()) => new Upload(file, 'video', 'Header video');
const sending = async (upload: Upload) => {
  const before = sent.length;
  const outcome = upload.send();
  await waitFor(() => expect(sent).toHaveLength(before + 1));
  return { outcome, request: sent.at(-1) as FakeUpload };
};

it('sends the file with the token, reports its progress, and resolves to its path', async () => {
  session.set(token);
  const upload = films();
  const { outcome, request } = await sending(upload);
  expect(request.call).toBe('POST /api/upload');
  expect(request.headers.get('Authorization')).toBe(`Bearer ${token}`);
  expect(request.body?.get('files')).toMatchObject({ name: 'film.mp4' });
  request.progress(1024);
  expect(upload.state()).toMatchObject({ step: 'uploading', transfer: { percent: 25, totalBytes: 4096 } });
  request.arriveAs('/uploads/a.mp4');
  expect(await outcome).toBe('/uploads/a.mp4');
  expect(upload.state()).toEqual({ step: 'complete', path: '/uploads/a.mp4' });
});

it('aborts the request when it is cancelled, and can send the file again', async () => {
  const upload = films();
  const { outcome, request } = await sending(upload);
  upload.cancel();
  expect(request.isAborted).toBe(true);
  expect(await outcome).toBeUndefined();
  expect(upload.state()).toEqual({ step: 'cancelled' });
  const again = await sending(upload);
  again.request.arriveAs('/uploads/a.mp4');
  expect(await again.outcome).toBe('/uploads/a.mp4');
});

it('sends nothing when it is cancelled before sending', async () => {
  const upload = films();
  const outcome = upload.send();
  upload.cancel();
  expect(await outcome).toBeUndefined();
  expect(sent).toHaveLength(0);
});

const AGAIN = 'Header video upload failed. Please try again.';

it.each([
  ['no answer', (request: FakeUpload) => request.breakOff(), { title: AGAIN }],
  ['an answer that says nothing', (request: FakeUpload) => request.answer(502, '<html>'), { title: AGAIN }],
  [
    'a status with a name',
    (request: FakeUpload) => request.answer(415, { code: 'X', error: 'Videos must be MP4' }, 'Unsupported Media Type'),
    { title: 'Upload failed: Unsupported Media Type', detail: 'Videos must be MP4', isFinal: true },
  ],
  [
    'a status without a name',
    (request: FakeUpload) => request.answer(413, { error: 'Videos may have at most 100 MB' }),
    { title: 'Upload failed: Videos may have at most 100 MB', isFinal: true },
  ],
  [
    'a success without a path',
    (request: FakeUpload) => request.answer(201, {}),
    { title: 'Failed to process file. Please try again.' },
  ],
])('reports %s', async (_name, reply, failure) => {
  const upload = films();
  const { outcome, request } = await sending(upload);
  reply(request);
  expect(await outcome).toBeUndefined();
  expect(upload.state()).toEqual({ step: 'failed', failure });
});

const oversized = () => Object.defineProperty(aFile(), 'size', { value: UPLOAD_LIMITS.videoBytes + 1 });

it.each([
  ['an empty file', aFile('film.mp4', 0), 'This file is empty'],
  ['a file that is too large', oversized(), 'Videos may have at most 100 MB'],
  ['a picture', aFile('a.png', 10, 'image/png'), 'Videos must be MP4, AVI, MOV, WMV, FLV, WebM or MKV'],
])('refuses %s without sending it', async (_name, file, detail) => {
  const upload = films(file);
  await upload.send();
  const failure = { title: 'Header video upload failed.', detail, isFinal: true };
  expect(upload.state()).toEqual({ step: 'failed', failure });
  expect(sent).toHaveLength(0);
});

it('refuses a file that the server stored as another kind', async () => {
  const upload = films(aFile('film.mp4', 10, ''));
  const { outcome, request } = await sending(upload);
  request.arriveAs('/uploads/a.png');
  expect(await outcome).toBeUndefined();
  expect(upload.state()).toMatchObject({ step: 'failed' });
});

it('says so when the file cannot be read any more', async () => {
  const upload = films(aLostFile());
  await upload.send();
  expect(upload.state()).toMatchObject({ failure: { title: 'Failed to process file. Please try again.' } });
});

it('a refused token ends the session, and the file can be sent again afterwards', async () => {
  session.set(token);
  const upload = films();
  const { outcome, request } = await sending(upload);
  request.answer(401, { code: 'TOKEN_EXPIRED', error: 'Your session has expired' }, 'Unauthorized');
  await outcome;
  expect(session.token()).toBeNull();
  expect(session.ended()).toBe('expired');
  expect(upload.state()).toMatchObject({ step: 'failed' });
});

it('notifies its subscribers', async () => {
  const upload = films();
  const listener = jest.fn();
  const stop = upload.subscribe(listener);
  const { outcome, request } = await sending(upload);
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  request.arriveAs('/uploads/a.mp4');
  await outcome;
  expect(listener).toHaveBeenCalledTimes(2);
});
