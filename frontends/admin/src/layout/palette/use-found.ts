import { answer, api, keepPreviousData, useQuery } from '@vitrine/platform';
import type { StaffSearchType } from '@vitrine/schemas';
import type { PaletteEntry } from './palette-entries.js';

/** The headings of results by their type. */
const GROUPS: Readonly<Record<StaffSearchType, string>> = {
  screen: 'Screens',
  order: 'Orders',
  contact: 'Contact requests',
  demonstration: 'Demonstrations',
  product: 'Products',
  accessory: 'Accessories',
  coupon: 'Coupons',
  store: 'Stores',
  interview: 'Interviews',
  page: 'Content pages',
  article: 'Newsroom',
  staff: 'Team',
};

/** Results of the staff search, without screens, which the palette has already. Nothing is requested for an empty text. */
export function useFound(text: string) {
  return useQuery({
    queryKey: ['staff-search', text],
    queryFn: ({ signal }) => answer(api.GET('/api/admin/search', { params: { query: { q: text } }, signal })),
    select: ({ results }): PaletteEntry[] =>
      results
        .filter(({ type }) => type !== 'screen')
        .map(({ type, id, title, subtitle, url }) => ({
          key: `${type} ${id ?? url}`,
          group: GROUPS[type],
          title,
          subtitle: subtitle ?? undefined,
          action: url,
        })),
    enabled: text !== '',
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}
