/** A public page to measure. */
export interface MeasuredPage {
  /** As the specification names it. */
  route: string;
  path: string;
  /** Pages that search engines may not index, so Lighthouse does not check whether they may. */
  hidden?: boolean;
}

const fixed = [
  '/',
  '/products',
  '/accessories',
  '/compare',
  '/store-locator',
  '/interviews',
  '/about',
  '/faq',
  '/contact',
  '/newsroom',
  '/privacy',
  '/terms',
  '/cookies',
  '/imprint',
  '/favorites',
];

/** Every public page of a running system; `/order` needs a selection and is the form of `/buy`. */
export async function publicPages(origin: string): Promise<MeasuredPage[]> {
  const getFirst = async (list: string): Promise<string> => {
    const answer = (await (await fetch(`${origin}/api/${list}`)).json()) as { id: string }[];
    if (!answer[0]) throw new Error(`There are no ${list} to measure`);
    return answer[0].id;
  };
  const [product, accessory] = await Promise.all([getFirst('products'), getFirst('accessories')]);
  const [article] = (await (await fetch(`${origin}/api/articles`)).json()) as { slug: string }[];
  if (!article) throw new Error('There is no article to measure');
  return [
    ...fixed.map((path) => ({ route: path, path })),
    { route: '/product/{id}', path: `/product/${product}` },
    { route: '/newsroom/{slug}', path: `/newsroom/${article.slug}` },
    { route: '/accessory/{id}', path: `/accessory/${accessory}` },
    { route: '/buy/{id}', path: `/buy/${product}`, hidden: true },
    { route: '/buy/accessory/{id}', path: `/buy/accessory/${accessory}`, hidden: true },
  ];
}
