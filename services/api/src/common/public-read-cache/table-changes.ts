import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { TABLE_CHANGES_INTERVAL_MS, type TableChangesLine } from '@vitrine/kit';
import { PUBLIC_READ_CHANNEL, type DatabaseListener } from '../../database/database-listener.js';
import { isFromWeb } from '../http/requests/visitor-address.js';

/** A receiver with more unread bytes than this is cut off, and reconnects. */
const MAX_UNREAD_BYTES = 64 * 1024;

/**
 * Streams to web which public tables any process writes to, as {@link TableChangesLine}s, until the server stops listening. Answers 404 to any
 * other client.
 * @param server the server of this handler
 */
export function streamTableChanges(
  listener: Pick<DatabaseListener, 'listen' | 'deliveredUntil'>,
  proxySecret: string | undefined,
  server: Server,
): (request: IncomingMessage, response: ServerResponse) => void {
  const receivers = new Set<ServerResponse>();

  function send(response: ServerResponse, tables: string[], missed: boolean): void {
    const until = listener.deliveredUntil();
    const line: TableChangesLine = {
      at: performance.now(),
      completeUntil: Number.isFinite(until) ? until : null,
      tables,
      missed,
    };
    response.write(`${JSON.stringify(line)}\n`);
    if (response.writableLength > MAX_UNREAD_BYTES) response.destroy();
  }
  const sendAll = (tables: string[], missed: boolean) =>
    receivers.forEach((response) => send(response, tables, missed));

  listener.listen(PUBLIC_READ_CHANNEL, {
    onNotice: (table) => sendAll([table], false),
    onOpen: () => sendAll([], true),
    onLost: () => sendAll([], true),
  });

  return (request, response) => {
    if (request.method !== 'GET' || !isFromWeb(request, proxySecret)) {
      response.writeHead(404, { 'Cache-Control': 'no-store' }).end();
      return;
    }
    // a proxy in between must not buffer the lines
    response.writeHead(200, {
      'Content-Type': 'application/x-ndjson',
      'Cache-Control': 'no-store, no-transform',
      'X-Accel-Buffering': 'no',
    });
    receivers.add(response);
    send(response, [], true);
    const heartbeat = setInterval(() => {
      if (server.listening) send(response, [], false);
      else response.end();
    }, TABLE_CHANGES_INTERVAL_MS).unref();
    response.once('close', () => {
      clearInterval(heartbeat);
      receivers.delete(response);
    });
  };
}
