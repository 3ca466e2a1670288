import {
  applyDecorators,
  Injectable,
  SetMetadata,
  UseGuards,
  type CanActivate,
  type ExecutionContext,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { AppConfig } from '../../config/app-config.js';
import { visitorAddress } from '../http/visitor-address.js';
import { ApiErrors } from '../swagger/api-errors.js';
import { RateLimits } from './rate-limits.js';

const NAME = 'vitrine:rate-limit';

/** The limits that count every request of an address. */
export type AddressLimit = 'orders' | 'contacts' | 'coupons';

@Injectable()
export class RateLimitGuard implements CanActivate {
  constructor(
    private readonly limits: RateLimits,
    private readonly config: AppConfig,
    private readonly reflector: Reflector,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const name = this.reflector.get<AddressLimit>(NAME, context.getHandler());
    const address = visitorAddress(context.switchToHttp().getRequest<Request>(), this.config.proxySecret);
    await this.limits.consume(name, this.config.rateLimits[name], address);
    return true;
  }
}

/** Limits how often one address may call a route; answers 429 with `Retry-After` beyond it. */
export const RateLimit = (name: AddressLimit) =>
  applyDecorators(SetMetadata(NAME, name), UseGuards(RateLimitGuard), ApiErrors(429));
