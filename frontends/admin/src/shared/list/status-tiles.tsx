import { Tiles } from './tiles.js';

interface StatusTilesProps<Status extends string> {
  /** Of the list, see {@link useListAddress}. */
  address: {
    state: { filters: { status?: Status | undefined } };
    href: (changes: { filters: { status: Status | undefined } }) => string;
  };
  /** How many rows there are of each status, and in all; undefined while it is loading. */
  counts: Readonly<Record<Status | 'total', number>> | undefined;
  /** What is shown, in this order, and what it is called. */
  labels: Partial<Record<NoInfer<Status> | 'total', string>>;
}

/** How many rows there are of each status; each figure narrows the list below to its status, and the total to none. */
export function StatusTiles<Status extends string>({ address, counts, labels }: StatusTilesProps<Status>) {
  const names = Object.keys(labels) as (Status | 'total')[];
  return (
    <Tiles
      tiles={names.map((name) => {
        const status = name === 'total' ? undefined : name;
        return {
          label: labels[name] ?? name,
          value: counts?.[name],
          href: address.href({ filters: { status } }),
          isCurrent: address.state.filters.status === status,
        };
      })}
    />
  );
}
