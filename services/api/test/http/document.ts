import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isStream } from './streams.js';
import { withComingTimes } from '../../src/common/swagger/coming-times.js';

interface Documented {
  parameters?: { name?: string; $ref?: string }[];
  requestBody?: { content: Record<string, { example?: Record<string, unknown> }> };
  responses: Record<string, unknown>;
  security?: Record<string, unknown>[];
}

export interface Operation {
  /** Such as `PUT /api/products/{id}`. */
  name: string;
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  path: string;
  /** Names of the parameters that are described. */
  parameters: string[];
  /** The example of its JSON body. */
  example: Record<string, unknown> | undefined;
  statuses: string[];
  needsToken: boolean;
  /** Whether a key may have the permission for it. */
  takesKey: boolean;
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;
const file = join(import.meta.dirname, '../../../../contracts/openapi/openapi.json');
const { paths } = JSON.parse(withComingTimes(readFileSync(file, 'utf8'))) as {
  paths: Record<string, Partial<Record<Operation['method'], Documented>>>;
};

/** Every operation of the API's document, except streams. */
export const operations: Operation[] = Object.entries(paths).flatMap(([path, methods]) =>
  METHODS.flatMap((method) => {
    const documented = methods[method];
    if (!documented || isStream(documented)) return [];
    const { parameters = [], requestBody, responses, security = [] } = documented;
    return [
      {
        name: `${method.toUpperCase()} ${path}`,
        method,
        path,
        parameters: parameters.map(({ name, $ref }) => name ?? $ref?.split('/').at(-1) ?? ''),
        example: requestBody?.content['application/json']?.example,
        statuses: Object.keys(responses),
        takesKey: security.some((way) => 'key' in way),
        needsToken: security.length > 0 && !security.some((way) => Object.keys(way).length === 0),
      },
    ];
  }),
);

const UNKNOWN_ID = '0197aaaa-0000-7000-8000-000000000000';

/** A path with an id for each of its parameters. */
export const getAddress = (path: string, id = UNKNOWN_ID): string =>
  path.replace('{number}', '1').replaceAll(/\{\w+\}/g, id);
