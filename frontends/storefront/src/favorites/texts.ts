import { registerTexts } from '@vitrine/platform';

export const favoritesTexts = 'favorites';

registerTexts(favoritesTexts, {
  de: {
    title: 'Favoriten',
    description: 'Was Sie sich gemerkt haben: Editionen und Accessoires von Vitrine.',
    eyebrow: 'Ihre Auswahl',
    count: '{{count}} gemerkt',
    lead: 'Merken Sie sich, was zu Ihrem Haus passt: Ein Herz finden Sie auf jeder Edition und jedem Accessoire. Ihre Auswahl bleibt in diesem Browser und wird nirgendwohin gesendet.',
    list: 'Gemerkte Editionen und Accessoires',
    product: 'Edition',
    accessory: 'Accessoire',
    oneTime: 'Einmalig',
    monthly: 'Abonnement',
    remove: 'Entfernen',
    removeNamed: '{{name}} entfernen',
    removed: '{{name}} ist entfernt.',
    undo: 'Rückgängig',
    gone: 'Nicht mehr erhältlich',
    goneText: 'Dieses Stück gibt es in unserem Katalog nicht mehr.',
    failed: 'Ihre Favoriten konnten nicht geladen werden.',
    needsScript:
      'Ihre Favoriten liegen in diesem Browser; um sie zu zeigen, braucht die Seite JavaScript. Sie erreichen uns auch so:',
    empty: 'Noch nichts gemerkt.',
    products: 'Zur Kollektion',
    accessories: 'Zu den Accessoires',
  },
  en: {
    title: 'Favourites',
    description: 'What you have kept: editions and accessories by Vitrine.',
    eyebrow: 'Your selection',
    count: '{{count}} saved',
    lead: 'Keep what suits your house: there is a heart on every edition and every accessory. Your selection stays in this browser and is sent nowhere.',
    list: 'Saved editions and accessories',
    product: 'Edition',
    accessory: 'Accessory',
    oneTime: 'One-time',
    monthly: 'Subscription',
    remove: 'Remove',
    removeNamed: 'Remove {{name}}',
    removed: '{{name}} is removed.',
    undo: 'Undo',
    gone: 'No longer available',
    goneText: 'This piece is no longer in our catalogue.',
    failed: 'Your favourites could not be loaded.',
    needsScript:
      'Your favourites are kept in this browser, and the page needs JavaScript to show them. You can also write to us:',
    empty: 'Nothing saved yet.',
    products: 'Browse products',
    accessories: 'Browse accessories',
  },
});
