import { withOneVideo } from './interview-video.js';

const file = { videoFile: '/uploads/a.mp4', videoUrl: null };
const address = { videoFile: null, videoUrl: 'https://v.example/a' };
const none = { videoFile: null, videoUrl: null };

test.each([
  ['no video field', file, { title: 'x' }, { title: 'x' }],
  ['a file', none, { video: '/uploads/b.mp4' }, { videoFile: '/uploads/b.mp4', videoUrl: null }],
  [
    'a file with the empty address of the form',
    none,
    { video: '/uploads/b.mp4', videoUrl: '' },
    { videoFile: '/uploads/b.mp4', videoUrl: null },
  ],
  [
    'a file replaces an address',
    address,
    { video: '/uploads/b.mp4', ...address },
    { videoFile: '/uploads/b.mp4', videoUrl: null },
  ],
  [
    'an address replaces a file',
    file,
    { videoUrl: 'https://v.example/b' },
    { videoFile: null, videoUrl: 'https://v.example/b' },
  ],
  ['the whole entity sent back', file, { ...file }, { ...file }],
  ['an empty file field', file, { video: '', title: 'x' }, { title: 'x' }],
  ['the video is removed', file, { videoFile: null }, { videoFile: null }],
])('%s', (_name, present, changes, expected) => {
  expect(withOneVideo(present, changes)).toEqual(expected);
});
