import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import express from 'express';

/**
 * Bare Express that sends the bytes of a file at one path with a fixed type and ETag; the bytes may be compressed already. Sends its port over the
 * IPC channel. `express-reference.ts FILE PATH TYPE ETAG [ENCODING]`
 */
const [, , file = '', path = '/', type = '', etag = '', encoding] = process.argv;
const bytes = readFileSync(file);
const app = express();
app.set('etag', false);
app.get(path, (_request, response) => {
  response.set('ETag', etag);
  if (encoding !== undefined) response.set('Content-Encoding', encoding);
  response.type(type).send(bytes);
});
const server = app.listen(0, '127.0.0.1', () => {
  process.send?.((server.address() as AddressInfo).port);
});
process.once('disconnect', () => process.exit(0));
