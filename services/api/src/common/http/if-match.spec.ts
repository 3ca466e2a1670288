import { ApiError } from '../errors/api-error.js';
import { assertExpected, expectedVersions, versionTag } from './if-match.js';

test.each([
  [undefined, undefined],
  ['*', undefined],
  [' * ', undefined],
  [versionTag(3), [3]],
  ['"3" , "4"', [3, 4]],
  ['W/"3"', []],
  ['3', []],
  ['"03"', []],
  ['"3.0"', []],
  ['""', []],
  ['', []],
])('If-Match: %s expects the versions %j', (header, versions) => expect(expectedVersions(header)).toEqual(versions));

test('a version that is not expected is answered with 412', () => {
  expect(() => assertExpected([1, 2], 2)).not.toThrow();
  expect(() => assertExpected(undefined, 7)).not.toThrow();
  expect(() => assertExpected([1, 2], 3)).toThrow(ApiError);
  expect(() => assertExpected([1, 2], 3)).toThrow(
    expect.objectContaining({ status: 412, code: 'PRECONDITION_FAILED' }) as Error,
  );
});
