import {
  applyDecorators,
  Injectable,
  SetMetadata,
  UseGuards,
  type CanActivate,
  type ExecutionContext,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { ApiQuery, ApiResponse } from '@nestjs/swagger';
import { answerName, getLanguage } from '@vitrine/kit';
import { LANGUAGES } from '@vitrine/schemas';
import type { Request, Response } from 'express';
import { isStaffRequest } from '../auth/also-for-staff.js';
import { Public } from '../auth/public.decorator.js';
import { ApiRequestHeaders } from '../swagger/request-headers.js';
import { ApiResponseHeaders } from '../swagger/response-headers.js';
import { PublicReadCache } from './public-read-cache.js';
import { makeReady } from './encoded-answer-adapter.js';
import { PUBLIC_READ_VARY } from './public-answer.js';

const TABLES = 'vitrine:tables';
const PUBLIC_READ_HEADERS = ['ETag', 'Vary', 'Content-Language', 'Cache-Tag', 'Expires'] as const;

@Injectable()
class PublicReadGuard implements CanActivate {
  constructor(
    private readonly cache: PublicReadCache,
    private readonly reflector: Reflector,
  ) {}

  canActivate(context: ExecutionContext): boolean {
    const http = context.switchToHttp();
    const request = http.getRequest<Request>();
    const response = http.getResponse<Response>().vary(PUBLIC_READ_VARY);
    if (isStaffRequest(request)) response.set('Cache-Control', 'no-store');
    else {
      const tables = this.reflector.get<string[]>(TABLES, context.getHandler());
      makeReady(
        response,
        this.cache.begin(answerName(request)?.key, tables, getLanguage(request, [request.query['lang']])),
      );
    }
    return true;
  }
}

/** Makes a GET route a public read, whose answer is kept until one of the tables that it shows is written to. */
export const PublicRead = (...tables: [string, ...string[]]) =>
  applyDecorators(
    Public(),
    SetMetadata(TABLES, tables),
    UseGuards(PublicReadGuard),
    ApiQuery({ name: 'lang', required: false, enum: LANGUAGES, description: 'Language of the texts' }),
    ApiRequestHeaders('Accept-Language', 'If-None-Match'),
    ApiResponseHeaders({ 200: PUBLIC_READ_HEADERS, 304: PUBLIC_READ_HEADERS }),
    ApiResponse({ status: 304, description: 'The answer the client has is still right' }),
  );
