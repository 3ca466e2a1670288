const paths = {
  menu: 'M3 8h18M3 16h18',
  close: 'M5 5l14 14M19 5 5 19',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13m5 11.5 5 5',
  stores: 'M12 21c4-5 6.5-8.5 6.5-11.5a6.5 6.5 0 0 0-13 0C5.5 12.5 8 16 12 21m0-9a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5',
  favorites: 'M12 20C6 15.5 3.5 12.5 3.5 9A4.5 4.5 0 0 1 12 7a4.5 4.5 0 0 1 8.5 2c0 3.5-2.5 6.5-8.5 11',
  before: 'm14.5 5-7 7 7 7',
  after: 'm9.5 5 7 7-7 7',
};

/** An icon beside or instead of a text with the same meaning. */
export function Icon({ name }: { name: keyof typeof paths }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.4"
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  );
}
