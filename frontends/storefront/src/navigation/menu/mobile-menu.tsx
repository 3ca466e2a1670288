import { useTexts } from '@vitrine/platform';
import { useState } from 'react';
import { ButtonLink } from '../../shared/controls/button-link.js';
import { MenuLinks, useMenu } from '../../shared/pages/menu-links.js';
import { LanguagePicker } from '../language-picker.js';
import styles from './mobile-menu.module.css';
import { ProductCarousel } from './product-carousel.js';
import { MENU_TEXTS } from './texts.js';

/** Number of cards in the mobile overlay (public spec §9). */
const CARDS = 3;

/** The menu of narrow screens: links, languages, two shortcuts and the first products. */
export function MobileMenu() {
  const t = useTexts(MENU_TEXTS);
  const shortcuts = useMenu('shortcuts', MENU_TEXTS);
  const [picking, setPicking] = useState(false);
  return (
    <div className={styles.menu}>
      <ul className={styles.links}>
        <MenuLinks menu="mobile" texts={MENU_TEXTS} />
        <li>
          <button type="button" aria-haspopup="dialog" onClick={() => setPicking(true)}>
            {t('languages')}
          </button>
        </li>
      </ul>
      <div className={styles.shortcuts}>
        {shortcuts.map(({ text, to }) => (
          <ButtonLink key={text} tone="outline" to={to}>
            {text}
          </ButtonLink>
        ))}
      </div>
      <ProductCarousel size="mobile" max={CARDS} />
      {picking && <LanguagePicker onClose={() => setPicking(false)} />}
    </div>
  );
}
