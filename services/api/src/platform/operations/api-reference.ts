import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { pagePolicy } from './page-policy.js';

/** A logo that Redoc would load from its vendor's server. */
const LOGO = 'https://cdn.redoc.ly/redoc/logo-mini.svg';

/** The build has a copy; a run from the sources uses the package, a dependency for development only. */
function findRedoc(): string {
  const copy = fileURLToPath(new URL('browser/redoc.js', import.meta.url));
  return existsSync(copy) ? copy : createRequire(import.meta.url).resolve('redoc/bundles/redoc.standalone.js');
}

/** Files that the page loads, by their names below `/api/reference/`. */
const FILES = {
  'purify.min.js': createRequire(import.meta.url).resolve('dompurify/dist/purify.min.js'),
  'policy.js': fileURLToPath(new URL('browser/api-reference-policy.js', import.meta.url)),
  'start.js': fileURLToPath(new URL('browser/api-reference.js', import.meta.url)),
  // The relative path is the same from the folder of the build and of the sources.
  'guides.md': fileURLToPath(new URL('../../../../../contracts/client/README.md', import.meta.url)),
};
/** In the order in which they run. */
const SCRIPTS = ['purify.min.js', 'policy.js', 'redoc.js', 'start.js'];

const toScript = (name: string): string =>
  `<script ${name === 'start.js' ? 'type="module"' : 'defer'} src="/api/reference/${name}"></script>`;

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>API reference</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<style>body { margin: 0 }</style>
${SCRIPTS.map(toScript).join('\n')}
</head>
<body>
<noscript><p>This reference needs JavaScript; <a href="/api/openapi.json">the document</a> does not.</p></noscript>
<div id="reference"></div>
</body>
</html>
`;

/** Serves a reference for reading at `/api/reference`, by Redoc, with the guides of the client package; it loads nothing from other hosts. */
export function serveApiReference(app: NestExpressApplication): void {
  const policy = { workerSrc: ['blob:'], childSrc: ['blob:'] };
  app.use('/api/reference', pagePolicy(['default', 'dompurify', "'allow-duplicates'"], policy));
  const express = app.getHttpAdapter().getInstance();
  express.get('/api/reference', (_request, response) => response.type('html').send(PAGE));
  let redoc: string | undefined;
  express.get('/api/reference/redoc.js', async (_request, response) => {
    redoc ??= (await readFile(findRedoc(), 'utf8')).replaceAll(LOGO, 'data:,');
    response.type('js').send(redoc);
  });
  for (const [name, file] of Object.entries(FILES)) {
    express.get(`/api/reference/${name}`, (_request, response) => response.sendFile(file));
  }
}
