/**
 * A program that opens connections and sends nothing, or half a request: `node hold-sockets.ts PORT ADDRESS COUNT`. It sends `held` once each is open
 * or was closed by the server, and holds them until it is killed.
 */
import { once } from 'node:events';
import { connect } from 'node:net';

const [, , port = '', localAddress = '', count = ''] = process.argv;

async function open(index: number): Promise<void> {
  const socket = connect({ port: Number(port), host: '127.0.0.1', localAddress });
  socket.on('error', () => undefined);
  await Promise.race([once(socket, 'connect'), once(socket, 'close')]);
  if (index % 2 === 0) socket.write('GET / HTTP/1.1\r\nHost: a\r\n');
}

for (let index = 0; index < Number(count); index += 1) await open(index).catch(() => undefined);
process.send?.('held');
setInterval(() => undefined, 60_000);
