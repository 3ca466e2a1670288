import { useQueryClient } from '@vitrine/platform';
import { liveResource, type LiveResource } from '@vitrine/schemas';
import { useLive } from './live-provider.js';

/** What is refetched when a thing changed: counts at once; a list of requests announces the change instead of moving. */
const READS: Readonly<Record<LiveResource, readonly (readonly string[])[]>> = {
  order: [
    ['orders', 'stats'],
    ['desk', 'due'],
  ],
  subscription: [['orders', 'stats']],
  contact: [
    ['contacts', 'stats'],
    ['desk', 'due'],
  ],
  demonstration: [
    ['demonstrations', 'stats'],
    ['demonstrations', 'list'],
  ],
  coupon: [['coupons', 'all']],
  product: [['products', 'list']],
  accessory: [['accessories', 'all']],
  feature: [['features', 'all']],
  store: [['stores', 'all']],
  interview: [['interviews', 'all']],
  page: [['content-pages', 'all']],
  article: [['articles', 'all']],
  section: [['homepage-sections', 'all']],
  'reply-template': [],
};
const COUNTS = [
  ['orders', 'stats'],
  ['contacts', 'stats'],
  ['demonstrations', 'stats'],
  ['desk', 'due'],
];

/** Keeps badges, counts and the lists of what others edit up to date. */
export function useRefetchOnLiveChange(): void {
  const client = useQueryClient();
  useLive((event) => {
    if (event.type === 'viewers' || (event.type === 'change' && event.change.own)) return;
    const keys = event.type === 'missed' ? COUNTS : READS[liveResource(event.change.kind)];
    for (const queryKey of keys) void client.invalidateQueries({ queryKey });
  });
}
