import { interviewResource } from '../resources/interview.js';
import { productAdminSchema } from '../resources/product.js';
import { getPublicationState } from './publication.js';

const NOW = Date.parse('2026-11-24T12:00:00.000Z');

test.each([
  [false, null, 'draft'],
  [false, '2026-11-24T11:00:00.000Z', 'draft'],
  [true, null, 'published'],
  [true, '2026-11-24T12:00:00.000Z', 'published'],
  [true, '2026-11-24T12:00:00.001Z', 'scheduled'],
] as const)('switched on: %p, from %p on: %s', (isOn, from, state) => {
  expect(getPublicationState(isOn, from, NOW)).toBe(state);
});

test('a client that knows nothing of states publishes at once', () => {
  const product = productAdminSchema.cast({ name: 'Classic', description: 'x' });
  expect(product).toMatchObject({ published: true, publishedAt: null });
  const interview = interviewResource.schema.cast({ title: 'x', clientName: 'y' });
  expect(interview).toMatchObject({ published: true, publishedAt: null });
});
