import {
  applyDecorators,
  Injectable,
  SetMetadata,
  UseGuards,
  type CanActivate,
  type ExecutionContext,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request, Response } from 'express';
import { AppConfig } from '../../config/app-config.js';
import { visitorAddress } from '../http/requests/visitor-address.js';
import { ApiErrors } from '../swagger/api-errors.js';
import { ApiRateLimitHeaders } from '../swagger/response-headers.js';
import { rateLimitHeaders } from './rate-limit-headers.js';
import { RateLimits } from './rate-limits.js';

const LIMIT = 'vitrine:rate-limit';

/** The limits that count requests by IP address. */
export type AddressLimit = 'orders' | 'contacts' | 'coupons' | 'search';

interface Limit {
  name: AddressLimit;
  counts: (request: Request) => boolean;
}

@Injectable()
export class RateLimitGuard implements CanActivate {
  constructor(
    private readonly limits: RateLimits,
    private readonly config: AppConfig,
    private readonly reflector: Reflector,
  ) {}

  canActivate(context: ExecutionContext): boolean | Promise<boolean> {
    const { name, counts } = this.reflector.get<Limit>(LIMIT, context.getHandler());
    const http = context.switchToHttp();
    const request = http.getRequest<Request>();
    const setting = this.config.rateLimits[name];
    return setting === null || !counts(request) || this.count(name, request, http.getResponse<Response>());
  }

  private async count(name: AddressLimit, request: Request, response: Response): Promise<true> {
    const address = visitorAddress(request, this.config.proxySecret);
    const state = await this.limits.consume(name, this.config.rateLimits[name], address);
    if (state) response.set(rateLimitHeaders(state));
    return true;
  }
}

/**
 * Limits how often an IP address may call a route; further calls get 429 with `Retry-After`. Every answer to a counted call has the limit's headers.
 * @param counts whether a request is counted; by default every request is
 */
export const RateLimit = (name: AddressLimit, counts: Limit['counts'] = () => true) =>
  applyDecorators(
    SetMetadata<string, Limit>(LIMIT, { name, counts }),
    UseGuards(RateLimitGuard),
    ApiErrors(429),
    ApiRateLimitHeaders(),
  );
