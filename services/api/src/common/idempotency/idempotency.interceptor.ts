import { setTimeout as delay } from 'node:timers/promises';
import {
  Injectable,
  StreamableFile,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { sentence } from '@vitrine/schemas';
import type { Request, Response } from 'express';
import { PinoLogger } from 'nestjs-pino';
import { lastValueFrom, of, type Observable } from 'rxjs';
import type { CurrentAdminInfo } from '../auth/current-admin.js';
import { ApiError, conflict } from '../errors/api-error.js';
import { inCallScope } from './call-effect.js';
import { formContent, jsonContent, type CallContent } from './call-fingerprint.js';
import { OWN_IDEMPOTENCY, SECRET_ANSWER } from './idempotency-declaration.js';
import { IdempotentCalls, type EarlierCall, type KeptAnswer } from './idempotent-calls.js';
import { assertKey, SECRET_LIFE_SECONDS } from './key-rule.js';

type StaffRequest = Request & { admin?: CurrentAdminInfo };

/** How long a repeat waits for the answer of a call in progress, and at which interval it looks. */
const MAX_WAIT_MS = 10_000;
const ASK_EVERY_MS = 100;
const RENEW_EVERY_MS = 10_000;

/** Headers that belong to an answer itself; the others follow from the route or the request. */
const KEPT_HEADERS = ['Location', 'Content-Language'];

/**
 * Answers a POST of staff or of a program once for each `Idempotency-Key` (contract: Lists): a repeat within 24 hours gets the first answer again.
 * Failures are not kept, and an answer with a secret only for minutes.
 */
@Injectable()
export class IdempotencyInterceptor implements NestInterceptor {
  constructor(
    private readonly calls: IdempotentCalls,
    private readonly reflector: Reflector,
    private readonly logger: PinoLogger,
  ) {
    logger.setContext(IdempotencyInterceptor.name);
  }

  /** @throws ApiError 400 for an invalid key, 409 `IDEMPOTENCY_KEY_IN_USE`, 422 `IDEMPOTENCY_KEY_REUSED` */
  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const http = context.switchToHttp();
    const request = http.getRequest<StaffRequest>();
    const key = request.get('Idempotency-Key');
    const isOwn = () => this.reflector.get<boolean | undefined>(OWN_IDEMPOTENCY, context.getHandler()) === true;
    if (request.method !== 'POST' || key === undefined || !request.admin || isOwn()) return next.handle();
    assertKey(key);
    const response = http.getResponse<Response>();
    const { role, id } = request.admin;
    const begun = await this.begin([role === null ? 'key' : 'staff', id, key].join('\0'), request);
    if (typeof begun !== 'string') return of(replay(begun, response));
    const isSecret = this.reflector.get<boolean | undefined>(SECRET_ANSWER, context.getHandler()) === true;
    const call = { id: begun, keptSeconds: isSecret ? SECRET_LIFE_SECONDS : undefined };
    return of(await this.answer(call, request, response, next));
  }

  /** @returns the id of a new call, or the answer of an earlier one */
  private async begin(caller: string, request: Request): Promise<string | KeptAnswer> {
    const content = isForm(request) ? undefined : await jsonContent(request).text();
    const deadline = Date.now() + MAX_WAIT_MS;
    for (;;) {
      const earlier = await this.calls.find(caller);
      if (earlier?.answer) {
        const sent = content ?? (await this.readForm(request));
        if (sent === undefined || !this.calls.isSame(earlier, sent)) throw reused();
        return earlier.answer;
      }
      if (earlier?.fingerprint && content !== undefined && !this.calls.isSame(earlier, content)) throw reused();
      if (!earlier || hasEndedWithoutEffect(earlier)) {
        const id = await this.calls.begin(caller, content);
        if (id !== undefined) return id;
      } else if (!earlier.isBeingAnswered || Date.now() >= deadline) {
        throw conflict('IDEMPOTENCY_KEY_IN_USE', sentence('idempotency.inUse'));
      }
      await delay(ASK_EVERY_MS);
    }
  }

  /** @returns `undefined` for a form that is malformed, too large or incomplete, which cannot be the form of an answered call */
  private async readForm(request: Request): Promise<string | undefined> {
    try {
      const form = formContent(request, true);
      return await form.text().finally(form.end);
    } catch {
      return undefined;
    }
  }

  private async answer(
    { id, keptSeconds }: { id: string; keptSeconds: number | undefined },
    request: Request,
    response: Response,
    next: CallHandler,
  ): Promise<unknown> {
    const content: CallContent = isForm(request) ? formContent(request, false) : jsonContent(request);
    const renewing = setInterval(() => void this.attempt(() => this.calls.renew(id)), RENEW_EVERY_MS);
    try {
      const body: unknown = await inCallScope({ callId: id }, () =>
        lastValueFrom(next.handle(), { defaultValue: undefined }),
      );
      if (body instanceof StreamableFile) throw new Error('A file cannot be answered again');
      const answer = { status: response.statusCode, headers: keptHeaders(response), body };
      await this.attempt(async () => this.calls.keep(id, await content.text(), answer, keptSeconds));
      return body;
    } catch (error) {
      content.end();
      await this.attempt(() => this.calls.release(id));
      throw error;
    } finally {
      clearInterval(renewing);
    }
  }

  /** Errors are only logged: the call is answered even if its answer cannot be kept for a repeat. */
  private async attempt(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (err) {
      this.logger.warn({ err }, 'The answer to a call with an idempotency key could not be kept');
    }
  }
}

const isForm = (request: Request): boolean => Boolean(request.is('multipart/form-data'));

const hasEndedWithoutEffect = ({ tookEffect, isBeingAnswered }: EarlierCall): boolean =>
  !tookEffect && !isBeingAnswered;

const reused = () => new ApiError(422, 'IDEMPOTENCY_KEY_REUSED', sentence('idempotency.reused'));

const keptHeaders = (response: Response): Record<string, string> =>
  Object.fromEntries(
    KEPT_HEADERS.flatMap((name) => {
      const value = response.get(name);
      return value === undefined ? [] : [[name, value]];
    }),
  );

function replay({ status, headers, body }: KeptAnswer, response: Response): unknown {
  response.status(status).set(headers).set('Idempotency-Replayed', 'true');
  return body;
}
