import type { NestExpressApplication } from '@nestjs/platform-express';
import type { RequestHandler } from 'express';
import { methodNotAllowed } from '../errors/api-error.js';

/** In the order of `Allow`. */
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];
/** Folders whose files are served without a route. */
const FILES = ['/uploads/', '/api/docs/'];
const FILE_METHODS = new Set(['GET', 'HEAD']);

type Methods = Set<string>;
interface Template {
  pattern: RegExp;
  methods: Methods;
}

interface Route {
  path: string | string[];
  methods: Readonly<Record<string, boolean>>;
}
interface Layer {
  route?: Route;
}

/** Which methods each path of an application answers. */
export class RouteMethods {
  private readonly paths = new Map<string, Methods>();
  /** Paths with parameters, by their number of segments. */
  private readonly templates = new Map<number, Template[]>();

  constructor(layers: readonly Layer[]) {
    const byPath = new Map<string, Methods>();
    for (const { route } of layers) {
      if (!route || isForAll(route)) continue;
      for (const path of [route.path].flat()) {
        const methods = byPath.get(normalised(path)) ?? new Set();
        for (const method of METHODS) if (route.methods[method.toLowerCase()]) methods.add(method);
        if (methods.has('GET')) methods.add('HEAD');
        byPath.set(normalised(path), methods);
      }
    }
    for (const [path, methods] of byPath) {
      if (path.includes('/:')) this.addTemplate(path, methods);
      else this.paths.set(path, methods);
    }
  }

  /**
   * The methods of a path. A route of exactly this path takes precedence over one with parameters, as in the OpenAPI document: `/orders/export`
   * is not an order that can be deleted. `undefined` = there is no such path.
   */
  of(path: string): Methods | undefined {
    const wanted = normalised(path);
    const own = this.paths.get(wanted);
    if (own) return own;
    const matching = this.templates.get(countSegments(wanted))?.filter(({ pattern }) => pattern.test(wanted)) ?? [];
    if (matching.length > 0) return new Set(matching.flatMap(({ methods }) => [...methods]));
    return FILES.some((folder) => wanted.startsWith(folder)) ? FILE_METHODS : undefined;
  }

  private addTemplate(path: string, methods: Methods): void {
    const pattern = new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`);
    const known = this.templates.get(countSegments(path)) ?? [];
    this.templates.set(countSegments(path), [...known, { pattern, methods }]);
  }
}

/** Nest makes routes with all methods for the paths outside of the prefix; these routes answer nothing. */
const isForAll = ({ methods }: Route): boolean => METHODS.every((method) => methods[method.toLowerCase()]);

/** Express ignores case and a trailing slash. */
const normalised = (path: string): string => path.toLowerCase().replace(/(?<=.)\/$/, '');

const countSegments = (path: string): number => path.split('/').length;

/**
 * Answers `OPTIONS` with 204, and methods that a path does not have with 405, both with `Allow` (RFC 9110 §9.3.7 and §15.5.6). Passes all other
 * requests on.
 */
export function answerOtherMethods(app: NestExpressApplication): RequestHandler {
  let routes: RouteMethods | undefined;
  return (request, response, next) => {
    // The routes exist when the first request arrives, but not yet when this middleware is made.
    routes ??= new RouteMethods((app.getHttpAdapter().getInstance() as { router: { stack: Layer[] } }).router.stack);
    const { method } = request;
    const methods = routes.of(request.path);
    if (!methods || methods.has(method)) return next();
    const allow = METHODS.filter((each) => methods.has(each)).join(', ');
    if (method !== 'OPTIONS') return next(methodNotAllowed(allow));
    response.status(204).set('Allow', allow).end();
  };
}
