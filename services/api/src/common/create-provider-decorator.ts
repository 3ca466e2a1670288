import { applyDecorators, Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';

/**
 * Makes a decorator for Nest's providers by which `DiscoveryService` finds them in every module.
 * @returns the decorator, with the `KEY` to find the classes that carry it
 */
export function createProviderDecorator() {
  const decorator = DiscoveryService.createDecorator();
  return Object.assign(() => applyDecorators(Injectable(), decorator()), { KEY: decorator.KEY });
}
