import { Injectable, RequestMethod, type OnModuleInit } from '@nestjs/common';
import { METHOD_METADATA } from '@nestjs/common/constants.js';
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import { IS_PUBLIC } from '../../common/auth/public.decorator.js';
import { PERMISSION } from '../../common/auth/requires-permission.js';

/** Prevents the start of a process if an operation is neither public nor names a permission, or both. */
@Injectable()
export class PermissionDeclarations implements OnModuleInit {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    private readonly reflector: Reflector,
  ) {}

  /** @throws Error that names every operation with a missing or contradictory declaration */
  onModuleInit(): void {
    const faults = this.discovery.getControllers().flatMap(({ metatype }) => {
      if (typeof metatype !== 'function') return [];
      const prototype = metatype.prototype as Record<string, unknown>;
      return this.scanner.getAllMethodNames(prototype).flatMap((name) => {
        const handler = prototype[name];
        if (typeof handler !== 'function') return [];
        const method = this.reflector.get<RequestMethod | undefined>(METHOD_METADATA, handler);
        if (method === undefined) return [];
        const isPublic = this.reflector.getAllAndOverride<boolean | undefined>(IS_PUBLIC, [handler, metatype]) === true;
        const namesOne = this.reflector.get<string | undefined>(PERMISSION, handler) !== undefined;
        if (isPublic !== namesOne) return [];
        return [`${metatype.name}.${name} ${isPublic ? 'is public and names a permission' : 'names no permission'}`];
      });
    });
    if (faults.length > 0) throw new Error(`Operations are declared wrongly: ${faults.join('; ')}`);
  }
}
