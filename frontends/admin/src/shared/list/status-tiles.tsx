import { Tiles } from './tiles.js';

interface StatusTilesProps<Status extends string> {
  /** Address of the list, see {@link useListAddress}. */
  address: {
    state: { filters: { status?: Status | undefined } };
    href: (changes: { filters: { status: Status | undefined } }) => string;
  };
  /** Number of rows of each status and in total; undefined while it is loading. */
  counts: Readonly<Record<Status | 'total', number>> | undefined;
  /** The tiles in their order, with their labels. */
  labels: Partial<Record<NoInfer<Status> | 'total', string>>;
}

/** Number of rows of each status; each tile filters the list below by its status, and the total removes that filter. */
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
