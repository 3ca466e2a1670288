import { randomUUID } from 'node:crypto';
import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { errorBody } from '@vitrine/kit';

interface Answer {
  status: number;
  code: string;
  sentence: string;
}

const malformed: Answer = { status: 400, code: 'VALIDATION_FAILED', sentence: 'The request is malformed' };

/** Answers by the code of Node's error. */
const ANSWERS: Readonly<Record<string, Answer>> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, code: 'REQUEST_TIMEOUT', sentence: 'The request did not arrive in time' },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { status: 413, code: 'PAYLOAD_TOO_LARGE', sentence: 'The request is too large' },
  HPE_HEADER_OVERFLOW: { status: 431, code: 'HEADERS_TOO_LARGE', sentence: 'The headers of the request are too large' },
};

function getText({ status, code, sentence }: Answer, headers: Readonly<Record<string, string>>): string {
  const body = JSON.stringify(errorBody(status, code, sentence));
  const all = {
    ...headers,
    'X-Request-Id': randomUUID(),
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': String(Buffer.byteLength(body)),
    'Cache-Control': 'no-store',
    Connection: 'close',
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n');
}

/** Answers requests that Node cannot parse or that time out, in the contract's error shape and with the default headers. */
export function answerMalformedRequests(server: Server, headers: Readonly<Record<string, string>>): void {
  const latest = new WeakMap<Socket, ServerResponse>();
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    latest.set(request.socket, response);
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    const response = latest.get(socket);
    const answering = response !== undefined && response.headersSent && !response.writableFinished;
    if (socket.writable && !answering) socket.write(getText(ANSWERS[error.code ?? ''] ?? malformed, headers), 'latin1');
    socket.destroy(error);
  });
}
