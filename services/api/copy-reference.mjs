import { copyFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

// Redoc is one script; as a dependency it would bring React and forty other packages into the images.
copyFileSync(
  createRequire(import.meta.url).resolve('redoc/bundles/redoc.standalone.js'),
  join(import.meta.dirname, 'dist/platform/operations/browser/redoc.js'),
);
