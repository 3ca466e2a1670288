import type { System } from '@vitrine/local';
import { orderBody } from '../order-creation.ts';
import { signIn } from '../sign-in.ts';
import { publicPages } from '../web/pages.ts';
import type { Kind } from './calls.ts';

const LANGUAGES = ['de', 'en'];
const ENCODINGS = ['br', 'gzip', 'identity'];
const LISTS = ['products', 'accessories', 'interviews', 'stores', 'articles'];
/** A search is repeated only after this many others, so that caching its answer gains nothing. */
const SEARCHES = 1296;

/** Requests of visitors and staff to the public origin: every public page, lists, searches, orders; languages and encodings alternate. */
export async function kindsOf(system: System): Promise<Kind[]> {
  const origin = system.addresses.storefront.replace(/\/$/, '');
  const { authorization } = await signIn(system);
  const pages = (await publicPages(origin)).map(({ path }) => path);
  const body = JSON.stringify(await orderBody(system.addresses.api));
  const inTurn = (values: readonly string[], n: number) => values[n % values.length] ?? '';
  return [
    {
      name: 'pages',
      perSecond: 40,
      request: (n) => ({
        url: origin + inTurn(pages, n),
        headers: { 'accept-encoding': inTurn(ENCODINGS, n), 'accept-language': inTurn(LANGUAGES, n) },
      }),
    },
    {
      name: 'public lists',
      perSecond: 150,
      request: (n) => ({
        url: `${origin}/api/${inTurn(LISTS, n)}?lang=${inTurn(LANGUAGES, n)}`,
        headers: { 'accept-encoding': inTurn(ENCODINGS, n) },
      }),
    },
    {
      name: 'searches',
      perSecond: 10,
      request: (n) => ({ url: `${origin}/api/accessories?lang=de&search=${(n % SEARCHES).toString(36)}` }),
    },
    {
      name: "staff's lists",
      perSecond: 5,
      request: () => ({ url: `${origin}/api/orders?limit=50`, headers: { authorization } }),
    },
    {
      name: 'orders',
      perSecond: 5,
      request: () => ({
        url: `${origin}/api/orders`,
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      }),
    },
  ];
}
