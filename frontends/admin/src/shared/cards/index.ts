export { ActiveBadge, Badge, type BadgeTone } from './badge.js';
export { Card, type CardTools } from './card.js';
export { CardPage } from './card-page.js';
export { CardPicture } from './card-picture.js';
export { activeFilter, type CardFilter, cardSearch, lastChanged } from './card-search.js';
export { CardEntries, CardLine, CardText } from './card-text.js';
