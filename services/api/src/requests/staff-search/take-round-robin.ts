/**
 * Takes items from the groups in turn up to the limit, so that long groups leave room for the others.
 * @returns at most `limit`, group by group, each in its own order
 */
export function takeRoundRobin<Item>(groups: readonly (readonly Item[])[], limit: number): Item[] {
  const taken = groups.map(() => 0);
  let left = limit;
  for (let row = 0; left > 0 && groups.some((group) => group.length > row); row += 1) {
    for (const [index, group] of groups.entries()) {
      if (left > 0 && group.length > row) {
        taken[index] = row + 1;
        left -= 1;
      }
    }
  }
  return groups.flatMap((group, index) => group.slice(0, taken[index]));
}
