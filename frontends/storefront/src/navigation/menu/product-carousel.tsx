import { useTexts } from '@vitrine/platform';
import { useEffect, useRef } from 'react';
import { useProducts } from '../../shared/catalogue/queries.js';
import { Failure } from '../../shared/controls/states/failure.js';
import { Skeleton } from '../../shared/controls/states/skeleton.js';
import { prefersReducedMotion } from '../../shared/reduced-motion.js';
import { Icon } from '../icons.js';
import { MenuCard } from './menu-card.js';
import styles from './product-carousel.module.css';
import { MENU_TEXTS } from './texts.js';
import { useScrollEnds } from './use-scroll-ends.js';

/** How far a button scrolls, in CSS pixels (public spec §9). */
const SCROLL_STEP = 512;

interface ProductCarouselProps {
  size: 'wide' | 'mobile';
  /** Maximum number of cards. */
  max: number;
}

/** The first products side by side; the wide form has a button in each direction with more of them (public spec §2, Carousel). */
export function ProductCarousel({ size, max }: ProductCarouselProps) {
  const t = useTexts(MENU_TEXTS);
  const { data, isPending, isError, isFetching, refetch } = useProducts();
  const track = useRef<HTMLUListElement>(null);
  const buttons = useRef<HTMLDivElement>(null);
  const pressed = useRef(false);
  const { before, after, check } = useScrollEnds(track);
  const products = data?.slice(0, max);

  useEffect(check, [check, data]);
  useEffect(() => {
    // the pressed button was removed, so the focus moves to the other one
    if (pressed.current && document.activeElement === document.body) buttons.current?.querySelector('button')?.focus();
  }, [before, after]);

  const scroll = (step: number) => {
    pressed.current = true;
    track.current?.scrollBy({ left: step, behavior: prefersReducedMotion() ? 'auto' : 'smooth' });
  };

  return (
    <div className={styles.carousel} data-size={size}>
      {products && (
        <ul ref={track} className={styles.track} onScroll={check}>
          {products.map((product) => (
            <MenuCard key={product.id} product={product} size={size} />
          ))}
        </ul>
      )}
      {isPending && <Skeleton className={styles.waiting} bones={['picture', 'picture']} />}
      {isError && !data && (
        <Failure message={t('failed')} onRetry={() => void refetch()} retrying={isFetching} tone="outline" />
      )}
      {size === 'wide' && (
        <div ref={buttons} className={styles.buttons}>
          {before && (
            <button type="button" aria-label={t('before')} onClick={() => scroll(-SCROLL_STEP)}>
              <Icon name="before" />
            </button>
          )}
          {after && (
            <button type="button" aria-label={t('after')} onClick={() => scroll(SCROLL_STEP)}>
              <Icon name="after" />
            </button>
          )}
        </div>
      )}
    </div>
  );
}
