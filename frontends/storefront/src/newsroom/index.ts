export type { Article } from './article.js';
export { FEED_PATH, newsroomFeed } from './feed.js';
