/** When an article last changed for readers, ISO 8601; an article edited before its publication changes when it is published. */
export const getChangedAt = ({ publishedAt, updatedAt }: { publishedAt: string; updatedAt: string }): string =>
  updatedAt > publishedAt ? updatedAt : publishedAt;
