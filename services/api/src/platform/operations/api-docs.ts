import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import type { EncodedAnswer } from '@vitrine/kit';
import { publicAnswer } from '../../common/public-read-cache/public-answer.js';
import { withComingTimes } from '../../common/swagger/coming-times.js';
import { sendPublicRead } from '../../common/public-read-cache/serve-kept-answers.js';
import { openApiDocument } from './openapi-document.js';
import { pagePolicy } from './page-policy.js';

/** Scripts that Swagger UI needs where Trusted Types are enforced, by their name below `/api/docs/`. */
const trustedTypesScripts = {
  'purify.min.js': createRequire(import.meta.url).resolve('dompurify/dist/purify.min.js'),
  'api-docs-policy.js': fileURLToPath(new URL('browser/api-docs-policy.js', import.meta.url)),
};

/** Serves Swagger UI at `/api/docs` and the document at `/api/openapi.json`. */
export function serveApiDocs(app: NestExpressApplication): void {
  app.use(
    '/api/docs',
    // Swagger UI contains its own DOMPurify, which creates a policy of the same name
    pagePolicy(['default', 'dompurify', "'allow-duplicates'"]),
  );
  let document: OpenAPIObject | undefined;
  const getDocument = (): OpenAPIObject =>
    (document ??= JSON.parse(withComingTimes(JSON.stringify(openApiDocument(app)))) as OpenAPIObject);
  let bytes: EncodedAnswer | undefined;
  const express = app.getHttpAdapter().getInstance();
  express.get('/api/openapi.json', async (_request, response) => {
    bytes ??= publicAnswer(getDocument(), { language: 'en' });
    await sendPublicRead(response.vary('Accept-Encoding'), bytes);
  });
  for (const [name, file] of Object.entries(trustedTypesScripts)) {
    express.get(`/api/docs/${name}`, (_request, response) => response.sendFile(file));
  }
  SwaggerModule.setup('docs', app, getDocument, {
    useGlobalPrefix: true,
    raw: false,
    customSiteTitle: 'API',
    customJs: Object.keys(trustedTypesScripts).map((name) => `/api/docs/${name}`),
    // A tag is rendered only when it is scrolled to, so the browser's own search does not find what is below.
    swaggerOptions: { displayRequestDuration: true, tagsSorter: 'alpha', filter: true },
  });
}
