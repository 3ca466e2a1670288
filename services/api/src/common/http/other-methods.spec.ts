import { RouteMethods } from './other-methods.js';

const route = (path: string | string[], ...methods: string[]) => ({
  route: { path, methods: Object.fromEntries(methods.map((method) => [method, true])) },
});

const routes = new RouteMethods([
  {},
  route('/api/orders', 'get'),
  route('/api/orders', 'post'),
  route('/api/orders/export', 'get'),
  route('/api/orders/:id', 'get'),
  route('/api/orders/:id', 'delete'),
  route('/api/orders/:id/restore', 'post'),
  route(['/api/docs', '/api/docs/'], 'get'),
  route('/metrics', 'get'),
  route('/metrics', 'get', 'head', 'post', 'put', 'patch', 'delete', 'trace'),
]);

test.each([
  ['/api/orders', ['GET', 'HEAD', 'POST']],
  ['/API/Orders/', ['GET', 'HEAD', 'POST']],
  ['/api/orders/export', ['GET', 'HEAD']],
  ['/api/orders/1', ['DELETE', 'GET', 'HEAD']],
  ['/api/orders/%E0%A4%A', ['DELETE', 'GET', 'HEAD']],
  ['/api/orders/1/restore', ['POST']],
  ['/api/docs/', ['GET', 'HEAD']],
  ['/api/docs/swagger-ui.css', ['GET', 'HEAD']],
  ['/uploads/a.webp', ['GET', 'HEAD']],
  ['/api/orders/1/2/3', undefined],
  ['/metrics', ['GET', 'HEAD']],
  ['/', undefined],
])('%s answers %j', (path, methods) => {
  const found = routes.of(path);
  expect(found && [...found].sort()).toEqual(methods);
});
