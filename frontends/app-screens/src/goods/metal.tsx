const STOPS = [
  ['0%', 'white 62%'],
  ['38%', 'white 8%'],
  ['62%', 'black 34%'],
  ['82%', 'white 30%'],
  ['100%', 'black 18%'],
] as const;

/** A gradient like polished metal in the accent colour; drawings refer to it as `url(#id)`. */
export function Metal({ id }: { id: string }) {
  return (
    <linearGradient id={id} x1="0" y1="0" x2="1" y2="1">
      {STOPS.map(([offset, tint]) => (
        <stop key={offset} offset={offset} style={{ stopColor: `color-mix(in srgb, var(--app-accent), ${tint})` }} />
      ))}
    </linearGradient>
  );
}
