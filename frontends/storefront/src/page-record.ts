import type { LazyPage, PublicRead } from '@vitrine/platform';
import type { GROUPS } from './footer/groups.js';
import type { FooterText } from './footer/texts.js';
import type { MenuText } from './navigation/menu/texts.js';
import type { MenuEntry, PageEntry } from './shared/pages/page-entry.js';

/** In the bar's menu: the wide menu's two lists, the mobile overlay's list and its shortcuts (public spec §2, Navigation bar). */
interface BarEntry extends MenuEntry {
  menu: 'wide' | 'offers' | 'mobile' | 'shortcuts';
  label?: MenuText;
}

/** In one of the footer's groups. */
interface FooterEntry extends MenuEntry {
  menu: (typeof GROUPS)[number];
  label?: FooterText;
}

interface ServerFacts {
  /** The API reads whose answers the page shows at first, for the decoded parameter of its path. */
  reads?: (id: string) => readonly PublicRead[];
  /** Whether the sitemap lists the page; of one with a parameter, the read that lists what it is made for. */
  sitemap?: true | PublicRead;
}

/** All there is to say of a page, in one place. */
export interface PageRecord extends PageEntry {
  /** Shared by the records that show the same page. */
  Page: LazyPage;
  /** What only the server needs: `ON_SERVER && { … }` keeps it out of the browser's first script. */
  server?: false | ServerFacts;
  menus?: readonly (BarEntry | FooterEntry)[];
}
