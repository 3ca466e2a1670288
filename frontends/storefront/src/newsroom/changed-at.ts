/** When readers last saw an article change, ISO 8601: an article that was written before its time changes when it appears. */
export const getChangedAt = ({ publishedAt, updatedAt }: { publishedAt: string; updatedAt: string }): string =>
  updatedAt > publishedAt ? updatedAt : publishedAt;
