/** The page of a list from the query parameter `page`, counted from 1; the first without a valid one. */
export function getPageNumber(query: URLSearchParams): number {
  const page = Number(query.get('page') ?? 1);
  return Number.isInteger(page) && page > 0 && page <= 1_000_000 ? page : 1;
}
