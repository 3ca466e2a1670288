import { ApiError } from '../errors/api-error.js';
import { JsonObjectPipe } from './json-object.pipe.js';

const pipe = new JsonObjectPipe();

test('an object is not changed', () => {
  const body = { name: 'Winter' };
  expect(pipe.transform(body)).toBe(body);
});

test.each([[undefined], [null], [[]], ['text'], [1]])('%j is refused with a sentence', (body) => {
  expect(() => pipe.transform(body)).toThrow(ApiError);
  expect(() => pipe.transform(body)).toThrow(
    expect.objectContaining({ code: 'VALIDATION_FAILED', sentence: 'The request body must be a JSON object' }) as Error,
  );
});
