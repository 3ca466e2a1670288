import { client } from './hey-api/client.gen.js';
import { adminSessionLogin, ordersPlace, productsAdminUpdate, productsGet, uploadsUpload } from './hey-api/sdk.gen.js';
import type { OrderRequest, SignIn } from './hey-api/types.gen.js';

interface Given {
  baseUrl: string;
  productId: string;
  signIn: SignIn;
  order: OrderRequest;
  file: { name: string; base64: string };
}
const { baseUrl, productId, signIn, order, file } = JSON.parse(process.argv[2] ?? '') as Given;

client.setConfig({ baseUrl, throwOnError: true });
const placed = await ordersPlace({ body: order, throwOnError: true });

const session = await adminSessionLogin({ body: signIn, throwOnError: true });
client.setConfig({ auth: session.data.token });

const path = { id: productId };
const edited = await productsAdminUpdate({ path, body: { price: 5200 }, throwOnError: true });
const shown = await productsGet({ path, query: { lang: 'en' }, throwOnError: true });

const bytes = Buffer.from(file.base64, 'base64');
const uploaded = await uploadsUpload({ body: { files: [new File([bytes], file.name)] }, throwOnError: true });

process.stdout.write(
  JSON.stringify({
    order: 'productName' in placed.data ? placed.data.productName : undefined,
    price: edited.data.price,
    version: 'version' in shown.data ? shown.data.version : undefined,
    urls: uploaded.data.urls,
  }),
);
