import { toSlides } from './slides.js';

const alt = (index: number) => `Picture ${index + 1}`;

it('names every size of the most compact format, in the shape of the picture', () => {
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

it('shows a picture of which nothing is known as it is', () => {
  expect(toSlides(['/b.webp'], {}, alt)).toEqual([{ src: '/b.webp', alt: 'Picture 1' }]);
});
