import { Mark } from './mark.js';

const shapes = {
  dashboard: 'M3.5 3.5h5.5v7H3.5zM11 3.5h5.5v4H11zM11 9.5h5.5v7H11zM3.5 12.5h5.5v4H3.5z',
  sections: 'M3.5 3.5h13v5h-13zM3.5 11.5h13M3.5 14h13M3.5 16.5h8',
  products: 'M5.5 2.5h9v15h-9zM10 7a3 3 0 1 1 0 6a3 3 0 1 1 0-6M10 8.5V10l1.2.8M9 15.5h2',
  accessories: 'M3.5 7h13v9.5h-13zM7.5 7V4.5h5V7M3.5 11.5h5M11.5 11.5h5M8.5 10.5h3v2h-3z',
  orders: 'M5 3.5h10v13H5zM8 7.5h4M8 10.5h4',
  contacts: 'M3 5h14v10.5H3zM3 5.5l7 5.5 7-5.5',
  demonstrations: 'M3.5 4.5h13v12h-13zM3.5 8h13M7 2.5v3.5M13 2.5v3.5M7.5 12l1.8 1.8 3.2-3.4',
  stores: 'M4 8.5v8h12v-8M3 8.5l1.5-5h11l1.5 5zM8.5 16.5v-5h3v5',
  interviews: 'M3.5 4.5h13v9h-6.5l-3.5 3v-3h-3zM8.7 7v4l3.3-2z',
  articles: 'M3 4.5h11v12H4.5A1.5 1.5 0 0 1 3 15zM14 8h3v7a1.5 1.5 0 0 1-1.5 1.5H14M5.5 7.5h6M5.5 10h6M5.5 12.5h3.5',
  media: 'M3.5 4.5h13v11h-13zM3.5 13l3.5-3.5 3 3 2.5-2.500 4 4M12.500 7a1 1 0 1 1 0 2a1 1 0 1 1 0-2',
  coupons: 'M3 5.5h14v3a1.5 1.5 0 0 0 0 3v3H3v-3a1.5 1.5 0 0 0 0-3zM12 5.5V7M12 9.25v1.5M12 13v1.5',
  pages: 'M5 2.5h7l3 3v12H5zM12 2.5v3h3M7.5 9h5M7.5 11.5h5M7.5 14h3',
  features: 'M10 2.5l1.9 5.6 5.6 1.9-5.6 1.9-1.9 5.6-1.9-5.6L2.5 10l5.6-1.9z',
  settings: 'M3 6h7M14 6h3M12 4a2 2 0 1 1 0 4a2 2 0 1 1 0-4M3 14h3M10 14h7M8 12a2 2 0 1 1 0 4a2 2 0 1 1 0-4',
  privacy: 'M10 2.5 16 5v4.5c0 3.7-2.5 6.5-6 8-3.5-1.5-6-4.3-6-8V5zM7.5 9.8l1.8 1.8 3.2-3.4',
  templates: 'M3.5 4.5h13v9h-8l-3 3v-3h-2zM6.5 7.5h7M6.5 10.5h4',
  translations: 'M3 5h8M7 3v2M9.5 5c-.6 3-2.6 5.3-5.5 6.7M5 7.5c1 1.9 2.4 3.1 4.5 4M10 17l3.5-8 3.5 8M11.2 14.3h4.6',
  team: 'M7.5 4.5a2.75 2.75 0 1 1 0 5.5a2.75 2.75 0 1 1 0-5.5M2.5 16.5c.4-2.9 2.4-4.3 5-4.3s4.6 1.4 5 4.3M13 4.9a2.5 2.5 0 0 1 0 4.7M14.2 12.4c1.9.5 3 1.9 3.3 4.1',
  keys: 'M7 6.5a3.5 3.5 0 1 1 0 7a3.5 3.5 0 1 1 0-7M10.5 10h7M14 10v2.5M17 10v3',
  webhooks:
    'M10 4.5a2.5 2.5 0 1 1 0 5a2.5 2.5 0 1 1 0-5M4.5 11.5a2.5 2.5 0 1 1 0 5a2.5 2.5 0 1 1 0-5M15.5 11.5a2.5 2.5 0 1 1 0 5a2.5 2.5 0 1 1 0-5M9 9.3l-3.2 2.6M7 14h6M11 9.3l3.2 2.6',
  trash: 'M3.5 6h13M7.5 6V3.5h5V6M5 6l.8 11h8.4L15 6M7.5 10.5 10 8l2.5 2.5M10 8v6',
  profile: 'M10 3a3.5 3.5 0 1 1 0 7a3.5 3.5 0 1 1 0-7M3.5 17c.6-3.4 3.2-5 6.5-5s5.9 1.6 6.5 5',
  queues: 'M3.5 5.5h13M3.5 10h13M3.5 14.5h8',
  docs: 'M7.5 5.5 3 10l4.5 4.5M12.5 5.5 17 10l-4.5 4.5',
  menu: 'M3 6.5h14M3 13.5h14',
  fold: 'M12 5 7 10l5 5',
  bin: 'M4 6h12M8 6V4h4v2M5.5 6l.7 10.5h7.6L14.5 6M8.5 9v4.5M11.5 9v4.5',
};

export type IconName = keyof typeof shapes;

/** A hairline mark, 20 px; decoration only. */
export const Icon = ({ name }: { name: IconName }) => <Mark shape={shapes[name]} strokeWidth="1.1" />;
