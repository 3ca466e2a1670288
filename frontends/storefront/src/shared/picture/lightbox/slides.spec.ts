import { toSlides } from './slides.js';

const alt = (index: number) => `Picture ${index + 1}`;

it('has every size of the most compact format, with the aspect ratio of the picture', () => {
  const variants = [
    { url: '/a-480.avif', width: 480, format: 'avif' as const },
    { url: '/a-960.avif', width: 960, format: 'avif' as const },
    { url: '/a-480.webp', width: 480, format: 'webp' as const },
  ];
  expect(toSlides(['/a.webp'], { '/a.webp': { width: 1600, height: 2000, variants } }, alt)).toEqual([
    {
      src: '/a.webp',
      alt: 'Picture 1',
      width: 1600,
      height: 2000,
      srcSet: [
        { src: '/a-480.avif', width: 480, height: 600 },
        { src: '/a-960.avif', width: 960, height: 1200 },
      ],
    },
  ]);
});

it('uses the path of a picture without variants', () => {
  expect(toSlides(['/b.webp'], {}, alt)).toEqual([{ src: '/b.webp', alt: 'Picture 1' }]);
});
