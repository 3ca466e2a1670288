import { keepPreviousData, publicKey, useLanguage, useQuery, useQueryClient } from '@vitrine/platform';
import { PRODUCTS_PATH } from '../reads.js';
import { getMainPicture, type Pictures, type Product } from './catalogue.js';
import { type Edition, EDITIONS, filterByEdition } from './editions.js';
import { publicListQuery } from './list-query.js';

/** Under which the summaries lie in a page's data, in place of the whole list of products. */
const EDITION_SUMMARIES = 'edition-summaries';

/** What the home page shows of an edition that has products. */
export interface EditionSummary {
  edition: Edition;
  /** Path of its first product's main picture, and the sizes of that one. */
  picture: string | undefined;
  pictures: Pictures;
  /** The lowest price of a month with one of its products, in euros; null when none can be subscribed to. */
  monthlyPrice: number | null;
}

type Summarised = Pick<Product, 'name' | 'image' | 'images' | 'pictures' | 'subscriptionPrice'>;

/** The editions in their order, without those that have no product. */
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

/** The summaries of the page's data, else of the products. While another language's answer is loading the present ones stay. */
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
