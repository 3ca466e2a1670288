import { useTexts } from '@vitrine/platform';
import { useBar, useBarHeight } from '../bar/bar-context.js';
import { WIDE_MENU_HEIGHT } from '../bar/bar-height.js';
import { MENU_ID } from '../bar/menu-id.js';
import styles from './menu-panel.module.css';
import { MobileMenu } from './mobile-menu.js';
import { MENU_TEXTS } from './texts.js';
import { useNarrow } from './use-narrow.js';
import { useRevealed } from './use-revealed.js';
import { WideMenu } from './wide-menu.js';

/** The menu: a panel on wide screens, an overlay on narrow ones; its content appears after a delay (public spec §2, Navigation bar). */
export default function MenuPanel() {
  const t = useTexts(MENU_TEXTS);
  const narrow = useNarrow();
  const revealed = useRevealed();
  const { closedHeight } = useBar();
  useBarHeight(narrow ? closedHeight : WIDE_MENU_HEIGHT);
  return (
    <nav id={MENU_ID} className={styles.panel} aria-label={t('menu')} data-narrow={narrow || undefined}>
      <div className={styles.content} inert={!revealed} data-revealed={revealed || undefined}>
        {narrow ? <MobileMenu /> : <WideMenu />}
      </div>
    </nav>
  );
}
