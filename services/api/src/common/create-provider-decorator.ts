import { applyDecorators, Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';

/**
 * Makes a decorator for Nest providers that `DiscoveryService` finds in every module.
 * @returns the decorator, with the `KEY` that finds the classes with it, and `of`, the value with which an instance's class was marked
 */
export function createProviderDecorator<Mark = void>() {
  const decorator = DiscoveryService.createDecorator<Mark>();
  return Object.assign((mark: Mark) => applyDecorators(Injectable(), decorator(mark)), {
    KEY: decorator.KEY,
    of: (instance: object) => Reflect.getMetadata(decorator.KEY, instance.constructor) as Mark,
  });
}
