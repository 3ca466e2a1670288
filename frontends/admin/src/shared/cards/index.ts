export { Badge, type BadgeTone } from './badge.js';
export { Card } from './card.js';
export { CardFailure } from './card-failure.js';
export { CardGrid, cardsPerPage } from './card-grid.js';
export { CardList } from './card-list.js';
export { CardPicture } from './card-picture.js';
export { CardEntries, CardLine, CardText } from './card-text.js';
