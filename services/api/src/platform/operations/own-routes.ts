import type { OpenAPIObject } from '@nestjs/swagger';
import { errorResponse } from '../../common/swagger/api-errors.js';
import { requestHeaderRefs } from '../../common/swagger/request-headers.js';
import { responseHeaderRefs } from '../../common/swagger/response-headers.js';

type Paths = OpenAPIObject['paths'];
type Responses = NonNullable<Paths[string]['get']>['responses'];

const TAG = 'Operations';
const OWN_PORT = {
  url: 'http://127.0.0.1:3000',
  description: 'The own port of `api` and of the worker (`API_PORT`, `WORKER_PORT`); never the public origin',
};

const FILE_HEADERS = ['ETag', 'Accept-Ranges', 'Last-Modified'] as const;

const bytes = { '*/*': { schema: { type: 'string', format: 'binary', description: 'The bytes of the file' } } };
const faults = (): Responses => ({ 500: errorResponse(500), 503: errorResponse(503) });

const status = {
  title: 'Liveness',
  type: 'object',
  description: 'The process runs',
  required: ['status'],
  properties: { status: { type: 'string', enum: ['ok'], description: 'Always `ok`' } },
};
const dependency = (description: string) => ({ type: 'string', enum: ['down', 'unused', 'up'], description });
const readiness = {
  title: 'Readiness',
  type: 'object',
  description: 'Whether a process can do its work, with the state of each thing that it depends on',
  required: ['status', 'dependencies'],
  properties: {
    status: { type: 'string', enum: ['ok', 'unavailable'], description: '`ok` while nothing is `down`' },
    dependencies: {
      type: 'object',
      description: 'State by dependency',
      required: ['database', 'redis', 'storage'],
      properties: {
        database: dependency('PostgreSQL'),
        redis: dependency('Redis; `unused` where the queues are in PostgreSQL'),
        storage: dependency('Where uploaded files are'),
      },
    },
  },
};

/** Routes that are no part of the API and outside its prefix: files on the public origin, probes and figures on each process's own port. */
export const ownPaths = (): Paths => ({
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
          description: 'Name of the file, as answers give it after `/uploads/`',
          schema: { type: 'string' },
          example: '0197aaaa-0000-7000-8000-000000000000.webp',
        },
        ...requestHeaderRefs('If-None-Match', 'Range'),
      ],
      responses: {
        200: { description: 'The file', content: bytes, headers: responseHeaderRefs(...FILE_HEADERS) },
        206: {
          description: 'The part that was asked for',
          content: bytes,
          headers: responseHeaderRefs(...FILE_HEADERS, 'Content-Range'),
        },
        304: { description: 'The file the client has is still right', headers: responseHeaderRefs(...FILE_HEADERS) },
        404: errorResponse(404),
        416: errorResponse(416),
        ...faults(),
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
      responses: { 200: { description: 'OK', content: { 'application/json': { schema: status } } }, ...faults() },
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
        500: errorResponse(500),
        503: {
          description: 'It cannot: something is `down`',
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
        200: {
          description: 'OK',
          content: { 'text/plain': { schema: { type: 'string', description: 'Prometheus text, version 0.0.4' } } },
        },
        ...faults(),
      },
    },
  },
});
