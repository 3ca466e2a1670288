import { getFilm, minutesAndSeconds } from './film.js';

const environment = { publicUrl: 'https://vitrine.example', mediaOrigins: ['https://film.example'] };

it.each([
  [
    { videoFile: '/uploads/a.mp4', videoUrl: 'https://b.example/b' },
    { kind: 'here', src: '/uploads/a.mp4' },
  ],
  [
    { videoFile: null, videoUrl: '/demo/a.mp4' },
    { kind: 'here', src: '/demo/a.mp4' },
  ],
  [
    { videoFile: null, videoUrl: 'https://film.example/a' },
    { kind: 'here', src: 'https://film.example/a' },
  ],
  [
    { videoFile: null, videoUrl: 'https://vitrine.example/a' },
    { kind: 'here', src: 'https://vitrine.example/a' },
  ],
  [
    { videoFile: null, videoUrl: 'https://b.example/b' },
    { kind: 'elsewhere', href: 'https://b.example/b', host: 'b.example' },
  ],
  [{ videoFile: null, videoUrl: 'javascript:alert(1)' }, undefined],
  [{ videoFile: null, videoUrl: null }, undefined],
])('plays films in the page only from trusted origins: %j', (interview, expected) => {
  expect(getFilm(interview, environment)).toEqual(expected);
});

it.each([
  [0, '0:00'],
  [9.4, '0:09'],
  [94.5, '1:35'],
  [119.6, '2:00'],
  [3600, '60:00'],
])('writes %d seconds as %s', (seconds, text) => {
  expect(minutesAndSeconds(seconds)).toBe(text);
});
