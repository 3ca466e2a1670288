import type { OpenAPIObject } from '@nestjs/swagger';

type Paths = OpenAPIObject['paths'];
type Responses = NonNullable<Paths[string]['get']>['responses'];

const TAG = 'Operations';
const OWN_PORT = {
  url: 'http://127.0.0.1:3000',
  description: 'The own port of `api` and of the worker (`API_PORT`, `WORKER_PORT`); never the public origin',
};

const json = (name: string) => ({ 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } });
const bytes = { '*/*': { schema: { type: 'string', format: 'binary' } } };
const fault = (description: string) => ({ description, content: json('ErrorDto') });
const faults: Responses = { 500: fault('A fault on our side'), 503: fault('Temporarily unavailable') };

const status = {
  type: 'object',
  required: ['status'],
  properties: { status: { type: 'string', enum: ['ok'] } },
};
const dependency = { type: 'string', enum: ['down', 'unused', 'up'] };
const readiness = {
  type: 'object',
  required: ['status', 'dependencies'],
  properties: {
    status: { type: 'string', enum: ['ok', 'unavailable'] },
    dependencies: {
      type: 'object',
      required: ['database', 'redis', 'storage'],
      properties: { database: dependency, redis: dependency, storage: dependency },
    },
  },
};

/** Routes that are no part of the API and outside its prefix: files on the public origin, probes and figures on each process's own port. */
export const OWN_PATHS: Paths = {
  '/uploads/{path}': {
    get: {
      operationId: 'Files_get',
      summary: 'A stored file, whole or in one part (`Range`); its name is never reused, so it may be kept for ever.',
      tags: ['Uploads'],
      security: [],
      parameters: [
        {
          name: 'path',
          in: 'path',
          required: true,
          schema: { type: 'string' },
          example: '0197aaaa-0000-7000-8000-000000000000.webp',
        },
        {
          name: 'Range',
          in: 'header',
          schema: { type: 'string' },
          description: 'The one part of the file that is wanted, in bytes',
          example: 'bytes=0-1023',
        },
        {
          name: 'If-None-Match',
          in: 'header',
          schema: { type: 'string' },
          description: 'The `ETag` of the file the client has',
        },
      ],
      responses: {
        200: { description: 'The file', content: bytes },
        206: { description: 'The part that was asked for', content: bytes },
        304: { description: 'The file the client has is still right' },
        404: fault('Not found'),
        416: fault('The file has no such part'),
        ...faults,
      },
    },
  },
  '/health/live': {
    servers: [OWN_PORT],
    get: {
      operationId: 'Health_live',
      summary: 'The process runs.',
      tags: [TAG],
      security: [],
      responses: { 200: { description: 'OK', content: { 'application/json': { schema: status } } }, ...faults },
    },
  },
  '/health/ready': {
    servers: [OWN_PORT],
    get: {
      operationId: 'Health_ready',
      summary: 'Whether the process can do its work, with the state of each thing that it depends on.',
      tags: [TAG],
      security: [],
      responses: {
        200: { description: 'It can', content: { 'application/json': { schema: readiness } } },
        500: faults[500],
        503: {
          description: 'It cannot; what is `down` is away',
          content: { 'application/json': { schema: readiness } },
        },
      },
    },
  },
  '/metrics': {
    servers: [OWN_PORT],
    get: {
      operationId: 'Metrics_text',
      summary: 'Figures of the process as Prometheus text.',
      tags: [TAG],
      security: [],
      responses: {
        200: { description: 'OK', content: { 'text/plain': { schema: { type: 'string' } } } },
        ...faults,
      },
    },
  },
};
