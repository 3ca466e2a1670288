import type Sharp from 'sharp';

let loaded: Promise<typeof Sharp> | undefined;

/**
 * Loads sharp with its native library, when the first picture is processed. It uses one thread for each picture and no cache, so that the process can
 * answer requests meanwhile, and only decoders of the formats of uploads.
 */
export function loadSharp(): Promise<typeof Sharp> {
  loaded ??= import('sharp').then(({ default: sharp }) => {
    sharp.concurrency(1);
    sharp.cache(false);
    sharp.block({ operation: ['VipsForeignLoad'] });
    sharp.unblock({
      operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp', 'VipsForeignLoadHeif'],
    });
    return sharp;
  });
  return loaded;
}
