import type { LiveKind } from '@vitrine/schemas';
import { useLive } from '../live-provider.js';
import { arrivals } from './arrivals.js';
import { playChime } from './chime.js';

/** Title of the notification for each kind of new request, and the path of the request. */
const ARRIVALS: Partial<Record<LiveKind, readonly [title: string, path: (id: string) => string]>> = {
  'order.created': ['New order', (id) => `/admin/orders/${id}`],
  'contact.created': ['New contact request', (id) => `/admin/contacts/${id}`],
  'demonstration.created': ['New request for a demonstration', () => '/admin/demonstrations'],
};

function notify(title: string, tag: string, path: string): void {
  if (typeof Notification === 'undefined' || Notification.permission !== 'granted') return;
  const notification = new Notification(title, { tag });
  notification.onclick = () => {
    notification.close();
    window.focus();
    location.assign(path);
  };
}

/** Announces a new request by a notification and a sound, as set in this browser; once for all its tabs. */
export function useArrivals(): void {
  useLive((event, isMain) => {
    if (!isMain || event.type !== 'change') return;
    const { kind, id, change } = event.change;
    const [title, path] = ARRIVALS[kind] ?? [];
    if (!title || !path) return;
    const { notification, sound } = arrivals.get();
    // Whoever looks at the page sees the request there.
    if (notification && !document.hasFocus()) notify(title, change, path(id));
    if (sound) playChime();
  });
}
