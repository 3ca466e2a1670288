import { type components, publicQuery, useLanguage, useQuery } from '@vitrine/platform';
import type { ContentPageType } from '@vitrine/schemas';
import { contentPagePath } from '../reads.js';

/** An editable page in the page's language; `content` is HTML that the API has sanitised. */
export type ContentPage = components['schemas']['ContentPageDto'];

/** An editable page; null if there is none. While another language is loading, the same page is shown. */
export function useContentPage(type: ContentPageType) {
  const { language } = useLanguage();
  return useQuery({
    ...publicQuery<ContentPage>(contentPagePath(type), language),
    placeholderData: (previous) => (previous?.pageType === type ? previous : undefined),
  });
}
