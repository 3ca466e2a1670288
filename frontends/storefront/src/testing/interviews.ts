import type { Interview } from '../shared/catalogue/catalogue.js';

/** A fixture of an interview with a film, with `changes`. */
export const anInterview = (changes: Partial<Interview> = {}): Interview => ({
  id: '0197a000-0000-7000-8000-0000000000c1',
  title: 'The display does not end at the glass',
  clientName: 'Katharina Behrend',
  clientTitle: 'Owner',
  clientCompany: 'Juwelier Rosenhag',
  description: 'In the third generation.',
  quote: null,
  story: '',
  videoUrl: null,
  videoFile: '/uploads/rosenhag.mp4',
  captionsGerman: null,
  captionsEnglish: null,
  thumbnail: null,
  duration: 94.5,
  featured: false,
  published: true,
  order: 1,
  pictures: {},
  ...changes,
});
