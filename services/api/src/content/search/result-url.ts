import { CONTENT_PAGE_PATHS, type ContentPageType, type SearchResultType } from '@vitrine/schemas';

/** The page of the site that shows a hit (public spec §2); a store is shown by the locator. */
export function resultUrl(type: SearchResultType, id: string, pageType: ContentPageType | null): string {
  switch (type) {
    case 'product':
      return `/product/${id}`;
    case 'accessory':
      return `/accessory/${id}`;
    case 'store':
      return `/store-locator?store=${id}`;
    case 'page':
      return pageType === null ? '/' : CONTENT_PAGE_PATHS[pageType];
  }
}
