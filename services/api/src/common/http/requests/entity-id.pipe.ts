import { Injectable, type PipeTransform, type Type } from '@nestjs/common';
import { validate } from 'uuid';
import { notFound } from '../../errors/api-error.js';

const pipes = new Map<string, Type<PipeTransform<unknown, string>>>();

/**
 * `@Param('id', EntityId('Product'))`: a malformed id is answered like an unknown one, with a 404 that names the thing (contract: Ids).
 * The id is converted to lower case.
 */
export function EntityId(thing: string): Type<PipeTransform<unknown, string>> {
  const existing = pipes.get(thing);
  if (existing) return existing;

  @Injectable()
  class EntityIdPipe implements PipeTransform<unknown, string> {
    transform(value: unknown): string {
      if (typeof value !== 'string' || !validate(value)) throw notFound(thing);
      return value.toLowerCase();
    }
  }
  pipes.set(thing, EntityIdPipe);
  return EntityIdPipe;
}
