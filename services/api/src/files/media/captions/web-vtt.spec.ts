import { cleanWebVtt, UnreadableCue } from './web-vtt.js';

test('captions keep their times, positions and words', () => {
  const text =
    'WEBVTT - Interview\r\n\r\n1\r\n00:01.000 --> 00:04.500 align:start line:90%\r\n<v Clara>Guten <b>Tag</b>\r\nund willkommen\r\n\r\n01:00:00.000 --> 01:00:02.000\r\nEnde';
  expect(cleanWebVtt(text)).toBe(
    'WEBVTT\n\n00:01.000 --> 00:04.500 align:start line:90%\n<v Clara>Guten <b>Tag</b>\nund willkommen\n\n01:00:00.000 --> 01:00:02.000\nEnde\n',
  );
});

test('styles, notes, regions and other tags are removed', () => {
  const text = [
    'WEBVTT',
    'STYLE',
    '',
    'STYLE\n::cue { background: url(https://elsewhere.example) }',
    'NOTE by hand',
    'REGION\nid:fred',
    '00:01.000 --> 00:02.000 region:fred align:end x:<y>',
    '<img src=x onerror=alert(1)>Hallo <script>alert(1)</script><c.loud>Welt</c> <i',
  ].join('\n\n');
  const cleaned = cleanWebVtt(text.replace('align:end x:<y>\n\n', 'align:end x:<y>\n'));
  expect(cleaned).toBe('WEBVTT\n\n00:01.000 --> 00:02.000 align:end\nHallo alert(1)<c.loud>Welt</c> \n');
  expect(cleanWebVtt(cleaned)).toBe(cleaned);
});

test.each([
  ['WEBVTT\n\nohne Zeit', 3],
  ['WEBVTT\n\n00:01 --> 00:02\nx', 3],
  ['WEBVTT\n\n00:01.000 --> 00:02.000\nx\n\n00:04.000 --> 00:03.000\ny', 6],
  ['WEBVTT\n\neins\nzwei\n00:01.000 --> 00:02.000\nx', 5],
])('%j is refused at line %d', (text, line) => {
  expect(() => cleanWebVtt(text)).toThrow(new UnreadableCue(line));
});

test.each(['WEBVTT', 'WEBVTT\n\nNOTE nothing'])('%j has no captions', (text) => expect(cleanWebVtt(text)).toBe(''));
