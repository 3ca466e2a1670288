import { applyDecorators, Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';

/**
 * A decorator for classes that Nest provides and that are found by it, whichever module they are of.
 * @returns the decorator, with the `KEY` by which `DiscoveryService` finds what it marks
 */
export function createMark() {
  const mark = DiscoveryService.createDecorator();
  return Object.assign(() => applyDecorators(Injectable(), mark()), { KEY: mark.KEY });
}
