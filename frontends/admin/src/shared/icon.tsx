const shapes = {
  orders: 'M5 3.5h10v13H5zM8 7.5h4M8 10.5h4',
  queues: 'M3.5 5.5h13M3.5 10h13M3.5 14.5h8',
  docs: 'M7.5 5.5 3 10l4.5 4.5M12.5 5.5 17 10l-4.5 4.5',
  menu: 'M3 6.5h14M3 13.5h14',
  fold: 'M12 5 7 10l5 5',
  bin: 'M4 6h12M8 6V4h4v2M5.5 6l.7 10.5h7.6L14.5 6M8.5 9v4.5M11.5 9v4.5',
};

export type IconName = keyof typeof shapes;

/** A hairline mark, 20 px; decoration only. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg width="20" height="20" viewBox="0 0 20 20" fill="none" stroke="currentColor" strokeWidth="1.1" aria-hidden>
      <path d={shapes[name]} />
    </svg>
  );
}
