import Drawer from '@mui/material/Drawer';
import { Outlet, PageHead, useLocation } from '@vitrine/platform';
import { useState } from 'react';
import { ChangePasswordDialog } from '../session/index.js';
import styles from './admin-layout.module.css';
import { Commands } from './commands.js';
import { Icon } from '../shared/layout/icon.js';
import { useArrivals, useRefetchOnLiveChange } from '../shared/live/index.js';
import { useMay } from '../shared/permissions/index.js';
import { NotAllowed } from './not-allowed.js';
import { findPlace, missingPermission, type Section } from './sections.js';
import { SideMenu } from './side-menu.js';
import { TopBar } from './top-bar.js';
import { useNavigationFocus } from './use-navigation-focus.js';
import { ScreenBoundary } from './screen-boundary.js';
import { useMenuCollapsed } from './use-menu-collapsed.js';
import { useWaitingCounts } from './waiting/use-waiting-counts.js';

interface AdminLayoutProps {
  /** The menu's entries, in their order. */
  sections: readonly Section[];
  /** Called when the entry of the menu with this path is hovered or focused. */
  onNear: (path: string) => void;
}

/** Menu, bar and title around every screen; the section follows from the path. */
export function AdminLayout({ sections, onNear }: AdminLayoutProps) {
  const { pathname, search } = useLocation();
  const place = findPlace(pathname, sections);
  const title = place?.page?.title ?? place?.section.heading ?? place?.section.title ?? 'Administration';
  const may = useMay();
  const missing = place && missingPermission(place, may);
  useRefetchOnLiveChange();
  useArrivals();
  const waiting = useWaitingCounts();
  const waitingInAll = waiting.orders + waiting.contacts + waiting.demonstrations;
  const content = useNavigationFocus<HTMLElement>();
  const [folded, setFolded] = useMenuCollapsed();
  const [menuOpen, setMenuOpen] = useState(false);
  const [changingPassword, setChangingPassword] = useState(false);
  const [paletteOpen, setPaletteOpen] = useState(false);

  return (
    <div className={folded ? `${styles.layout} ${styles.folded}` : styles.layout}>
      <PageHead title={`${waitingInAll > 0 ? `(${waitingInAll}) ` : ''}${title} – Administration`} noIndex />
      <a href="#content" className={styles.skip}>
        Skip to content
      </a>
      <aside className={styles.side} aria-label="Side menu">
        <SideMenu sections={sections} present={place?.section} folded={folded} waiting={waiting} onNear={onNear} />
        <button
          type="button"
          className={styles.fold}
          aria-expanded={!folded}
          aria-label={folded ? 'Expand the side menu' : 'Collapse the side menu'}
          onClick={() => setFolded(!folded)}
        >
          <Icon name="fold" />
        </button>
      </aside>
      <Drawer
        open={menuOpen}
        onClose={() => setMenuOpen(false)}
        slotProps={{ paper: { className: styles.drawer, 'aria-label': 'Menu' } }}
      >
        <SideMenu
          sections={sections}
          present={place?.section}
          folded={false}
          waiting={waiting}
          onNear={onNear}
          onChoose={() => setMenuOpen(false)}
        />
      </Drawer>
      <div className={styles.body}>
        <TopBar
          place={place}
          onOpenMenu={() => setMenuOpen(true)}
          onSearch={() => setPaletteOpen(true)}
          onChangePassword={() => setChangingPassword(true)}
        />
        <main ref={content} id="content" tabIndex={-1} className={styles.content}>
          <h1 className={styles.title}>{title}</h1>
          <ScreenBoundary address={pathname + search}>
            {missing === undefined ? <Outlet /> : <NotAllowed />}
          </ScreenBoundary>
        </main>
      </div>
      <Commands
        sections={sections}
        isPaletteOpen={paletteOpen}
        onPalette={setPaletteOpen}
        onChangePassword={() => setChangingPassword(true)}
      />
      {changingPassword && <ChangePasswordDialog onClose={() => setChangingPassword(false)} />}
    </div>
  );
}
