import { applyDecorators, Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';

/**
 * Makes a decorator for Nest's providers by which `DiscoveryService` finds them in every module.
 * @returns the decorator, with the `KEY` to find the classes that carry it, and what the class of an instance was marked with
 */
export function createProviderDecorator<Mark = void>() {
  const decorator = DiscoveryService.createDecorator<Mark>();
  return Object.assign((mark: Mark) => applyDecorators(Injectable(), decorator(mark)), {
    KEY: decorator.KEY,
    of: (instance: object) => Reflect.getMetadata(decorator.KEY, instance.constructor) as Mark,
  });
}
