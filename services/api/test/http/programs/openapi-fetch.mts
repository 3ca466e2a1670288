import createClient from 'openapi-fetch';
import type { components, paths } from './openapi-typescript/schema.js';

interface Given {
  baseUrl: string;
  productId: string;
  signIn: components['schemas']['SignIn'];
  order: components['schemas']['OrderRequest'];
  file: { name: string; base64: string };
}
const { baseUrl, productId, signIn, order, file } = JSON.parse(process.argv[2] ?? '') as Given;

const client = createClient<paths>({ baseUrl });
const placed = await client.POST('/api/orders', { body: order });
if (!placed.data) throw new Error(JSON.stringify(placed.error));

const session = await client.POST('/api/admin/login', { body: signIn });
if (!session.data) throw new Error(JSON.stringify(session.error));
const { token } = session.data;
client.use({
  onRequest: ({ request }) => {
    request.headers.set('Authorization', `Bearer ${token}`);
  },
});

const params = { path: { id: productId } };
const edited = await client.PUT('/api/products/{id}', { params, body: { price: 5200 } });
if (!edited.data) throw new Error(JSON.stringify(edited.error));
const shown = await client.GET('/api/products/{id}', { params });
if (!shown.data) throw new Error(JSON.stringify(shown.error));

const form = new FormData();
form.append('files', new File([Buffer.from(file.base64, 'base64')], file.name));
const uploaded = await client.POST('/api/upload', { body: { files: [file.name] }, bodySerializer: () => form });
if (!uploaded.data) throw new Error(JSON.stringify(uploaded.error));

process.stdout.write(
  JSON.stringify({
    order: 'productName' in placed.data ? placed.data.productName : undefined,
    price: edited.data.price,
    version: 'version' in shown.data ? shown.data.version : undefined,
    urls: uploaded.data.urls,
  }),
);
