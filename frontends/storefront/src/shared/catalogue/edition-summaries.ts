import { keepPreviousData, publicKey, useLanguage, useQuery, useQueryClient } from '@vitrine/platform';
import { PRODUCTS_PATH } from '../reads.js';
import { getMainPicture, type Pictures, type Product } from './catalogue.js';
import { type Edition, EDITIONS, filterByEdition } from './editions.js';
import { publicListQuery } from './list-query.js';

/** Key of the summaries in a page's data, where they replace the whole list of products. */
const EDITION_SUMMARIES = 'edition-summaries';

/** The data of an edition with products for the home page. */
export interface EditionSummary {
  edition: Edition;
  /** Path of its first product's main picture; `pictures` has its variants. */
  picture: string | undefined;
  pictures: Pictures;
  /** The lowest monthly price of its products, in euros; null if none has a subscription. */
  monthlyPrice: number | null;
}

type Summarised = Pick<Product, 'name' | 'image' | 'images' | 'pictures' | 'subscriptionPrice'>;

/** The editions in their order; those without products are left out. */
export const summariseEditions = (products: readonly Summarised[]): EditionSummary[] =>
  EDITIONS.flatMap((edition) => {
    const ofEdition = filterByEdition(products, edition);
    const [first] = ofEdition;
    if (!first) return [];
    const picture = getMainPicture(first);
    const prices = ofEdition.flatMap(({ subscriptionPrice }) => subscriptionPrice ?? []);
    return {
      edition,
      picture,
      pictures: Object.fromEntries(Object.entries(first.pictures).filter(([path]) => path === picture)),
      monthlyPrice: prices.length > 0 ? Math.min(...prices) : null,
    };
  });

/** The summaries from the page's data, else from the products. While another language is loading, the present ones are shown. */
export function useEditionSummaries() {
  const { language } = useLanguage();
  const client = useQueryClient();
  return useQuery({
    queryKey: publicKey(EDITION_SUMMARIES, language),
    queryFn: async () =>
      summariseEditions((await client.fetchQuery(publicListQuery<Product>(PRODUCTS_PATH, language))) ?? []),
    initialData: () => {
      const products = client.getQueryData<Product[] | null>(publicKey(PRODUCTS_PATH, language));
      return products ? summariseEditions(products) : undefined;
    },
    placeholderData: keepPreviousData,
  });
}
