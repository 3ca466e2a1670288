import type { NestExpressApplication } from '@nestjs/platform-express';
import { SwaggerModule } from '@nestjs/swagger';
import { contentSecurityPolicy } from 'helmet';
import { openApiDocument } from './openapi-document.js';

/** Serves Swagger UI at `/api/docs` and the document at `/api/openapi.json`. */
export function serveApiDocs(app: NestExpressApplication): void {
  app.use(
    '/api/docs',
    contentSecurityPolicy({
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        // Swagger UI sets style attributes and brings one style element.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:'],
        connectSrc: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'none'"],
        frameAncestors: ["'none'"],
      },
    }),
  );
  SwaggerModule.setup('docs', app, () => openApiDocument(app), {
    useGlobalPrefix: true,
    jsonDocumentUrl: 'openapi.json',
    raw: ['json'],
    customSiteTitle: 'Vitrine API',
    swaggerOptions: { displayRequestDuration: true, tagsSorter: 'alpha' },
  });
}
