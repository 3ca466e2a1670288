import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { TABLE_CHANGES_INTERVAL_MS, type TableChangesLine } from '@vitrine/kit';
import { PUBLIC_READ_CHANNEL, type DatabaseListener } from '../../database/database-listener.js';
import { isFromWeb } from '../http/requests/visitor-address.js';

/** A receiver that leaves this many bytes unread is cut off, and asks again. */
const MAX_UNREAD_BYTES = 64 * 1024;

/**
 * Tells web which public tables are written to, by whatever process, in a stream of {@link TableChangesLine} that lasts until the server stops
 * listening. Answers 404 to whoever is not web.
 * @param server the server on which this handler is asked
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
      toldUntil: Number.isFinite(until) ? until : null,
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
    // a proxy in between must pass each line on at once
    response.writeHead(200, {
      'Content-Type': 'application/x-ndjson',
      'Cache-Control': 'no-store, no-transform',
      'X-Accel-Buffering': 'no',
    });
    receivers.add(response);
    send(response, [], true);
    const beat = setInterval(() => {
      if (server.listening) send(response, [], false);
      else response.end();
    }, TABLE_CHANGES_INTERVAL_MS).unref();
    response.once('close', () => {
      clearInterval(beat);
      receivers.delete(response);
    });
  };
}
