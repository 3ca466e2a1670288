import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { assignRequestId, chooseRequestId, getRequestId } from './request-id.js';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

function requestWith(id?: string): IncomingMessage {
  const request = new IncomingMessage(new Socket());
  if (id !== undefined) request.headers['x-request-id'] = id;
  return request;
}

test.each(['shop-42', 'a', '7.b_c-d', 'x'.repeat(64)])("a request's own id %s is kept", (id) => {
  expect(chooseRequestId(requestWith(id))).toBe(id);
});

test.each([undefined, '', '-a', '_a', '.a', 'a b', 'a\nb', 'é', 'x'.repeat(65)])(
  'the id %j is replaced by a new one',
  (id) => {
    expect(chooseRequestId(requestWith(id))).toMatch(UUID);
  },
);

test('the id that was assigned to a request is sent with the answer and found again', () => {
  const request = requestWith('shop-42');
  const response = new ServerResponse(request);
  expect(getRequestId(request)).toBe('');
  expect(assignRequestId(request, response)).toBe('shop-42');
  expect(response.getHeader('X-Request-Id')).toBe('shop-42');
  expect(getRequestId(request)).toBe('shop-42');
});
