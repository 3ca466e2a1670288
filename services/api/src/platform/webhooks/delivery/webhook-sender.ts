import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { Injectable } from '@nestjs/common';
import { isError } from '../../../common/errors/is-error.js';
import { AppConfig } from '../../../config/app-config.js';
import { assertPublicHost, ForbiddenAddressError, publicLookup } from './address-guard.js';
import { SendingRules } from './sending-rules.js';

/** Contract: at most 64 KB of an answer is read. */
const READ_BYTES = 64 * 1024;
/** Characters of an answer that staff are shown. */
const KEPT_CHARACTERS = 2000;

const SWITCHING_PROTOCOLS = 101;

/** The result of an attempt. */
export interface Attempt {
  isDelivered: boolean;
  /** HTTP status; `null` = there was no answer. */
  status: number | null;
  /** How long it took, milliseconds. */
  ms: number;
  /** The beginning of the answer. */
  body: string | null;
  /** Why it failed, as a sentence. */
  error: string | null;
}

/** Sends one event to an address. Follows no redirect, and connects only to the public internet unless `WEBHOOK_ALLOW_PRIVATE=on`. */
@Injectable()
export class WebhookSender {
  constructor(
    private readonly config: AppConfig,
    private readonly rules: SendingRules,
  ) {}

  /** Never throws: a failure is part of the result. */
  async send(address: string, headers: Readonly<Record<string, string>>, body: string): Promise<Attempt> {
    const begun = performance.now();
    const signal = AbortSignal.timeout(this.rules.timeoutMs);
    const took = () => Math.round(performance.now() - begun);
    try {
      const response = await this.post(new URL(address), { headers, body, signal });
      const status = response.statusCode ?? 0;
      const text = await readBeginning(response);
      const isDelivered = status >= 200 && status < 300;
      const error = isDelivered ? null : `The address answered ${status}`;
      return { isDelivered, status, ms: took(), body: text, error };
    } catch (error) {
      const status = error instanceof OtherProtocolError ? SWITCHING_PROTOCOLS : null;
      return { isDelivered: false, status, ms: took(), body: null, error: this.toSentence(error, signal) };
    }
  }

  private post(
    url: URL,
    { headers, body, signal }: { headers: Readonly<Record<string, string>>; body: string; signal: AbortSignal },
  ): Promise<IncomingMessage> {
    const { webhookAllowPrivate, production } = this.config;
    const isSecure = url.protocol === 'https:';
    if (production && !isSecure) throw new ForbiddenAddressError();
    if (!webhookAllowPrivate) assertPublicHost(url);
    const options = {
      method: 'POST',
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      // Each attempt opens its own connection, because the address is checked while connecting.
      agent: false as const,
      signal,
      ...(!webhookAllowPrivate && { lookup: publicLookup(this.rules.lookup) }),
    };
    return new Promise((resolve, reject) => {
      const sent = (isSecure ? requestHttps : requestHttp)(url, options);
      sent.once('response', resolve);
      sent.once('error', reject);
      // After an answer 101 a request emits neither a response nor an error, and no timeout ends it.
      sent.once('upgrade', (_, socket) => {
        socket.destroy();
        reject(new OtherProtocolError());
      });
      // Has no effect after a response or an error. Without either, nothing else would settle the promise.
      sent.once('close', () => reject(new NoAnswerError()));
      sent.end(body);
    });
  }

  /** A sentence without addresses, and without messages of libraries. */
  private toSentence(error: unknown, signal: AbortSignal): string {
    if (signal.aborted) return `The address did not answer within ${this.rules.timeoutMs / 1000} seconds`;
    if (error instanceof ForbiddenAddressError || error instanceof OtherProtocolError) return error.message;
    const code = isError(error) && 'code' in error ? String(error.code) : '';
    if (CERTIFICATE.test(code)) return 'No secure connection to the address could be made; is its certificate valid?';
    return SENTENCES[code] ?? 'The address could not be reached';
  }
}

/** Reads the beginning of an answer. Only its status decides, so an answer that breaks off or is never complete is no failure. */
async function readBeginning(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      bytes += chunk.length;
      if (bytes >= READ_BYTES) break;
    }
  } catch {
    // The connection broke, or the timeout was reached.
  } finally {
    response.destroy();
  }
  // PostgreSQL stores no NUL characters.
  return Buffer.concat(chunks).toString('utf8').replaceAll('\0', '').slice(0, KEPT_CHARACTERS);
}

/** The address answered 101. */
class OtherProtocolError extends Error {
  constructor() {
    super(`The address answered ${SWITCHING_PROTOCOLS}`);
    this.name = 'OtherProtocolError';
  }
}

/** The connection was closed with neither a response nor an error. */
class NoAnswerError extends Error {
  readonly code = 'ECONNRESET';

  constructor() {
    super('The connection was closed without an answer');
    this.name = 'NoAnswerError';
  }
}

const SENTENCES: Readonly<Record<string, string>> = {
  ENOTFOUND: 'There is no such name',
  EAI_AGAIN: 'The name could not be looked up',
  ECONNREFUSED: 'The address refused the connection',
  ECONNRESET: 'The address closed the connection without an answer',
  EHOSTUNREACH: 'The address cannot be reached',
  ENETUNREACH: 'The address cannot be reached',
};
const CERTIFICATE = /CERT|^ERR_TLS|SELF_SIGNED|UNABLE_TO_VERIFY|EPROTO|SSL/;
