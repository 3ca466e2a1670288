// Minifies the built script that is inlined in pages, because it is part of every first page load.
import { readFileSync, writeFileSync } from 'node:fs';
import { minifySync } from '@swc/core';

const FILE = new URL('dist/pages/browser/load-deferred-files.js', import.meta.url);
const { code } = minifySync(readFileSync(FILE, 'utf8'), {
  module: true,
  compress: true,
  mangle: true,
  sourceMap: false,
});
writeFileSync(FILE, code);
