import { Mark } from '../../layout/mark.js';

const shapes = {
  bullets: 'M7.5 5.5h9M7.5 10h9M7.5 14.5h9M3.5 5.5h.01M3.5 10h.01M3.5 14.5h.01',
  numbers: 'M8 5.5h8.5M8 10h8.5M8 14.5h8.5M3 4.2l1.2-.7v4M2.8 12.6c.2-1.3 2.4-1.2 2.2.2-.1.8-1.6 1.6-2.2 2.7h2.4',
  left: 'M3.5 5h13M3.5 8.3h8M3.5 11.7h13M3.5 15h8',
  center: 'M3.5 5h13M6 8.3h8M3.5 11.7h13M6 15h8',
  right: 'M3.5 5h13M8.5 8.3h8M3.5 11.7h13M8.5 15h8',
  justify: 'M3.5 5h13M3.5 8.3h13M3.5 11.7h13M3.5 15h13',
  link: 'M8.5 11.5a3 3 0 0 0 4.2 0l2.6-2.6a3 3 0 0 0-4.2-4.2l-1 1M11.5 8.5a3 3 0 0 0-4.2 0l-2.6 2.6a3 3 0 0 0 4.2 4.2l1-1',
};

export type ToolIconName = keyof typeof shapes;

/** The icon of one tool, 20 px; decoration only. */
export const ToolIcon = ({ name }: { name: ToolIconName }) => (
  <Mark shape={shapes[name]} strokeWidth="1.2" strokeLinecap="round" />
);
