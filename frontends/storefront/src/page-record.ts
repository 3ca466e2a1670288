import type { LazyPage, PublicRead } from '@vitrine/platform';
import type { GROUPS } from './footer/groups.js';
import type { FooterText } from './footer/texts.js';
import type { MenuText } from './navigation/menu/texts.js';
import type { MenuEntry, PageEntry } from './shared/pages/page-entry.js';

/** An entry of the bar's menu: the wide menu's two lists, the mobile overlay's list and its shortcuts (public spec §2, Navigation bar). */
interface BarEntry extends MenuEntry {
  menu: 'wide' | 'offers' | 'mobile' | 'shortcuts';
  label?: MenuText;
}

/** An entry of one of the footer's groups. */
interface FooterEntry extends MenuEntry {
  menu: (typeof GROUPS)[number];
  label?: FooterText;
}

interface ServerFacts {
  /** The API reads for the page's first view, by the decoded parameter of its path. */
  reads?: (id: string) => readonly PublicRead[];
  /** Whether the sitemap lists the page; for a path with a parameter, the read that lists its values. */
  sitemap?: true | PublicRead;
}

/** Everything that router, server, sitemap and menus know about a page. */
export interface PageRecord extends PageEntry {
  /** The same object in all records of one page. */
  Page: LazyPage;
  /** Data only for the server: `ON_SERVER && { … }` keeps it out of the browser's first script. */
  server?: false | ServerFacts;
  menus?: readonly (BarEntry | FooterEntry)[];
}
