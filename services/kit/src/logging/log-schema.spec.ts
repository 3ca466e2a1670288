import type { IncomingMessage } from 'node:http';
import { contextOfRequest, logSchema } from './log-schema.js';
import { inRequestScope } from './request-scope.js';

test('a line names the service, and the request on whose behalf it is written', () => {
  const { base, mixin } = logSchema('vitrine-worker');
  expect(base).toMatchObject({ service: 'vitrine-worker', pid: process.pid });
  expect(inRequestScope('r-1', mixin)).toEqual({ requestId: 'r-1' });
  expect(mixin()).toEqual({});
});

test('the line of an answered request names the request, also after its scope has ended', () => {
  expect(contextOfRequest({ id: 'r-2' } as unknown as IncomingMessage)).toEqual({ requestId: 'r-2' });
});
