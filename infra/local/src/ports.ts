import { connect, createServer } from 'node:net';
import getPort from 'get-port';
import { errorCode, StartFailure } from './failure.ts';

const LOOPBACK = '127.0.0.1';
const ANSWER_WITHIN_MS = 5_000;

/** A free TCP port: `wanted`, if that is free. */
export const freePort = (wanted = 0): Promise<number> => getPort({ host: LOOPBACK, port: wanted });

/**
 * Makes sure that `port` can be listened on.
 * @param variable the setting that names the port, for the sentence
 * @throws StartFailure when it is taken, not allowed, or the host is not an address of this machine
 */
export async function assertPortFree(variable: string, port: number, host: string): Promise<void> {
  const server = createServer();
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, host, resolve);
    });
  } catch (error) {
    throw new StartFailure(portSentence(variable, port, host, errorCode(error)), { cause: error });
  }
  await new Promise((resolve) => server.close(resolve));
}

function portSentence(variable: string, port: number, host: string, code: string | undefined): string {
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is already in use by another program: stop that program, or set ${variable} to a free port.`;
    case 'EACCES':
      return `This user may not listen on port ${port}: set ${variable} to a port above 1023.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `HOST ${host} is not an address of this machine: set it to 127.0.0.1 or one of the machine's own addresses.`;
    default:
      return `Port ${port} (${variable}) cannot be listened on (${code ?? 'unknown reason'}).`;
  }
}

/**
 * Makes sure that a server listens at an address, so that a wrong one is reported at once and by its variable.
 * @param variable the setting that holds `url`
 * @throws StartFailure naming the variable and the address, never the rest of the URL
 */
export async function assertReachable(variable: string, url: string, defaultPort: number): Promise<void> {
  const { hostname, port } = new URL(url);
  const host = hostname.replace(/^\[|\]$/g, '');
  const socket = connect({ host, port: Number(port || defaultPort), timeout: ANSWER_WITHIN_MS });
  try {
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', () => resolve());
      socket.once('timeout', () => reject(new Error('no answer')));
      socket.once('error', reject);
    });
  } catch (error) {
    const where = `${hostname}:${port || defaultPort}`;
    throw new StartFailure(
      `${variable} names a server that cannot be reached at ${where} (${errorCode(error) ?? 'no answer'}): start it, correct the address, or unset ${variable} to do without.`,
      { cause: error },
    );
  } finally {
    socket.destroy();
  }
}
