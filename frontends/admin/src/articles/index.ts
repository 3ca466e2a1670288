export { articles } from './article-calls.js';
