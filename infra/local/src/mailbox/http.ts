import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { FAULT_MODES, type Fault, type FaultMode } from './faults.ts';
import type { SmtpReceiver } from './smtp.ts';
import type { MessageStore } from './store.ts';

const PAGE_DIRECTORY = join(import.meta.dirname, 'page');
const PAGE_FILES: Readonly<Record<string, { file: string; type: string }>> = {
  '/': { file: join(PAGE_DIRECTORY, 'index.html'), type: 'text/html; charset=utf-8' },
  '/mailbox.css': { file: join(PAGE_DIRECTORY, 'mailbox.css'), type: 'text/css; charset=utf-8' },
  '/mailbox.js': { file: join(PAGE_DIRECTORY, 'mailbox.js'), type: 'text/javascript; charset=utf-8' },
  '/display.woff2': { file: font('cormorant-garamond'), type: 'font/woff2' },
  '/text.woff2': { file: font('jost'), type: 'font/woff2' },
};
const PAGE_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self' data:; connect-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'";
/** A mail runs no script and loads nothing but pictures. */
const MAIL_POLICY = "sandbox allow-popups; default-src 'none'; style-src 'unsafe-inline'; img-src data: http: https:";
const MAX_BODY_BYTES = 10_000;

/** The mailbox's page and its JSON interface: `/api/messages`, `/api/messages/{id}`, `/api/fault`. */
export function mailboxServer(store: MessageStore, smtp: SmtpReceiver): Server {
  return createServer((request, response) => {
    response.setHeader('X-Content-Type-Options', 'nosniff');
    response.setHeader('Cache-Control', 'no-store');
    route(request, response, store, smtp).catch(() =>
      sendJson(response, 500, { error: 'The mailbox failed to answer' }),
    );
  });
}

/** A page of another site can make a browser call this address under that site's name; such a call is refused. */
const isOwnName = (host: string | undefined): boolean => /^(127\.0\.0\.1|localhost)(:\d+)?$/.test(host ?? '');

async function route(
  request: IncomingMessage,
  response: ServerResponse,
  store: MessageStore,
  smtp: SmtpReceiver,
): Promise<void> {
  if (!isOwnName(request.headers.host)) return sendJson(response, 421, { error: 'The mailbox is at 127.0.0.1' });
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://mailbox');
  const method = request.method ?? 'GET';
  const page = PAGE_FILES[pathname];
  if (page && method === 'GET') return sendFile(response, page.file, page.type);
  const [, id, part] = /^\/api\/messages\/([0-9a-z]+)(?:\/(html|raw))?$/.exec(pathname) ?? [];
  const key = `${method} ${id === undefined ? pathname : `/api/messages/{id}${part ? `/${part}` : ''}`}`;
  switch (key) {
    case 'GET /api/messages':
      return sendJson(response, 200, {
        messages: store.list({
          recipient: searchParams.get('recipient') ?? undefined,
          subject: searchParams.get('subject') ?? undefined,
        }),
      });
    case 'DELETE /api/messages':
      await store.clear();
      return sendNothing(response);
    case 'GET /api/messages/{id}':
      return sendFound(response, await store.get(id ?? ''));
    case 'GET /api/messages/{id}/html': {
      const message = await store.get(id ?? '');
      return message ? sendMail(response, message.html) : sendFound(response, undefined);
    }
    case 'GET /api/messages/{id}/raw': {
      const raw = await store.raw(id ?? '');
      return raw ? send(response, 200, 'message/rfc822', raw) : sendFound(response, undefined);
    }
    case 'DELETE /api/messages/{id}':
      return (await store.remove(id ?? '')) ? sendNothing(response) : sendFound(response, undefined);
    case 'GET /api/fault':
      return sendJson(response, 200, smtp.fault);
    case 'PUT /api/fault': {
      const fault = parseFault(await readBody(request));
      if (!fault) return sendJson(response, 400, { error: `mode must be one of ${FAULT_MODES.join(', ')}` });
      await smtp.setFault(fault);
      return sendJson(response, 200, fault);
    }
    default:
      return sendFound(response, undefined);
  }
}

function font(name: string): string {
  const manifest = createRequire(import.meta.url).resolve(`@fontsource-variable/${name}/package.json`);
  return join(manifest, '..', 'files', `${name}-latin-wght-normal.woff2`);
}

async function readBody(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request.setEncoding('utf8')) {
    body += chunk as string;
    if (body.length > MAX_BODY_BYTES) return '';
  }
  return body;
}

function parseFault(body: string): Fault | undefined {
  try {
    const { mode, recipient } = JSON.parse(body) as { mode?: unknown; recipient?: unknown };
    const known = (FAULT_MODES as readonly unknown[]).includes(mode);
    if (!known || (recipient !== undefined && typeof recipient !== 'string')) return undefined;
    return { mode: mode as FaultMode, recipient };
  } catch {
    return undefined;
  }
}

function sendFound(response: ServerResponse, thing: object | undefined): void {
  if (thing) sendJson(response, 200, thing);
  else sendJson(response, 404, { error: 'Message not found' });
}

function sendMail(response: ServerResponse, html: string): void {
  response.setHeader('Content-Security-Policy', MAIL_POLICY);
  // Links open beside the mailbox, not inside the frame.
  send(response, 200, 'text/html; charset=utf-8', `<base target="_blank">${html}`);
}

async function sendFile(response: ServerResponse, file: string, type: string): Promise<void> {
  response.setHeader('Content-Security-Policy', PAGE_POLICY);
  send(response, 200, type, await readFile(file));
}

function sendJson(response: ServerResponse, status: number, value: object): void {
  send(response, status, 'application/json; charset=utf-8', JSON.stringify(value));
}

function sendNothing(response: ServerResponse): void {
  response.writeHead(204).end();
}

function send(response: ServerResponse, status: number, type: string, body: string | Buffer): void {
  if (response.headersSent) return void response.end();
  response.writeHead(status, { 'Content-Type': type }).end(body);
}
