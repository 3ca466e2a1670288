import { Writable } from 'node:stream';
import express from 'express';
import { pino } from 'pino';
import request from 'supertest';
import { requestLog } from './request-log.js';

test('a request is logged by its path, without query, headers, or what may be a person’s address', async () => {
  let text = '';
  const lines = new Writable({
    write(chunk: Buffer, _encoding, done) {
      text += chunk.toString();
      done();
    },
  });
  const app = express().use(requestLog(pino(lines)));
  await request(app).get('/product/erika@haus.example/Erika%20Mustermann?search=erika').set('Cookie', 'name=erika');
  expect(JSON.parse(text)).toMatchObject({ req: { method: 'GET', path: '/product/[redacted]/[redacted]' } });
  expect(text).not.toMatch(/erika/i);
});
