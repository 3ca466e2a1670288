import { createWriteStream } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream/promises';

/** A bare server that pipes each request's body to a file, one after the other; sends its port over the IPC channel. `pipe-reference.ts FILE` */
const [, , file = ''] = process.argv;
const server = createServer((request, response) => {
  void pipeline(request, createWriteStream(file)).then(() => response.writeHead(201).end());
});
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
process.once('disconnect', () => process.exit(0));
