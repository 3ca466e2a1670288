export { FEED_PATH, newsroomFeed } from './feed.js';
