import type { NestExpressApplication } from '@nestjs/platform-express';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
/** Routes of Swagger UI, which lie outside Nest's guards. */
const DOCUMENT = /^\/api\/(?:docs|openapi)/;

interface Layer {
  route?: { path: string | string[]; methods: Record<string, boolean> };
}

export interface Route {
  /** `GET`, `POST`, … */
  method: string;
  /** The pattern, such as `/api/products/:id`. */
  path: string;
  /** A path that it answers. */
  url: string;
}

/** Every route of the application with its method, those with wildcards and of Swagger UI left out. */
export function listRoutes(app: NestExpressApplication): Route[] {
  const { router } = app.getHttpAdapter().getInstance() as { router: { stack: Layer[] } };
  return router.stack.flatMap(({ route }) => {
    if (!route) return [];
    const methods = METHODS.filter((method) => route.methods[method.toLowerCase()]);
    return [route.path]
      .flat()
      .filter((path) => !path.includes('*') && !DOCUMENT.test(path))
      .flatMap((path) =>
        methods.map((method) => ({
          method,
          path: path.replace(/\/$/, ''),
          url: path.replace(/:\w+/g, '0197aaaa-0000-7000-8000-000000000000'),
        })),
      );
  });
}
