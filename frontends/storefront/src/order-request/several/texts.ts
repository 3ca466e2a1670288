import { registerTexts } from '@vitrine/platform';

export const SEVERAL_TEXTS = 'orderSeveral';

registerTexts(SEVERAL_TEXTS, {
  de: {
    head: 'Gemeinsam anfragen',
    title: 'Eine Anfrage für alles.',
    count: '{{count}} Stücke in dieser Anfrage',
    countOne: 'Ein Stück in dieser Anfrage',
    plan: 'Variante für {{name}}',
    offer: '{{plan}} · {{price}}',
    leaveOut: 'Herausnehmen',
    leaveOutNamed: '{{name}} herausnehmen',
    leftOut: 'Nicht in dieser Anfrage',
    takeIn: 'Hinzufügen',
    takeInNamed: '{{name}} hinzufügen',
    full: 'Eine Anfrage fasst höchstens {{maximum}} Stücke. Nehmen Sie eines heraus, um ein anderes hinzuzufügen.',
    unavailable: 'Derzeit nicht verfügbar und deshalb nicht dabei: {{names}}.',
    gone: 'Was es in unserem Katalog nicht mehr gibt, ist nicht dabei.',
    couponFor: 'Der Gutschein gilt für {{name}}.',
    empty: 'Noch ist nichts ausgewählt.',
    emptyText:
      'Nehmen Sie Editionen und Accessoires unter Ihre Favoriten auf. Hier fragen Sie sie dann mit einer einzigen Anfrage an.',
    favorites: 'Zu Ihren Favoriten',
    collection: 'Zur Kollektion',
  },
  en: {
    head: 'Request together',
    title: 'One request for everything.',
    count: '{{count}} pieces in this request',
    countOne: 'One piece in this request',
    plan: 'Plan for {{name}}',
    offer: '{{plan}} · {{price}}',
    leaveOut: 'Leave out',
    leaveOutNamed: 'Leave out {{name}}',
    leftOut: 'Not in this request',
    takeIn: 'Add',
    takeInNamed: 'Add {{name}}',
    full: 'One request takes at most {{maximum}} pieces. Leave one out to add another.',
    unavailable: 'Not available at the moment, and therefore not included: {{names}}.',
    gone: 'What is no longer in our catalogue is not included.',
    couponFor: 'The coupon counts for {{name}}.',
    empty: 'Nothing is selected yet.',
    emptyText: 'Save editions and accessories as favourites, and ask for all of them here with a single request.',
    favorites: 'To your favourites',
    collection: 'View the collection',
  },
});
