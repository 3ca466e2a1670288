import type { ReleaseDocument } from '@vitrine/schemas';
import { FEED_PATH, newsroomFeed } from './newsroom/index.js';

/** Documents of the site that are no pages, by path; web answers them. */
export const documents: Readonly<Record<string, ReleaseDocument>> = { [FEED_PATH]: newsroomFeed };
