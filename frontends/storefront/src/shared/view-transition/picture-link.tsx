import { Link, type LinkProps, publicKey, useLanguage, useNavigate, useQueryClient } from '@vitrine/platform';
import type { MouseEvent } from 'react';
import type { Product } from '../catalogue/catalogue.js';
import { prefersReducedMotion } from '../reduced-motion.js';
import { productPath } from '../reads.js';
import './picture-link.css';
import { findPicture, pictureShown } from './pictures-in-view.js';

interface PictureLinkProps extends Omit<LinkProps, 'to' | 'onClick'> {
  to: string;
  /** The product whose picture is on both pages. */
  product: Product;
  /** The other page is a list, in which the product is scrolled into view. */
  toList?: boolean;
}

/** Time in the past, so that a product from a list is shown at once but counts as stale and is loaded again. */
const STALE_AT_MS = 1;

const isPlainClick = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey;

/** A link to another page with the same picture of a product, which moves to its new place by a view transition unless motion is reduced. */
export function PictureLink({ to, product, toList = false, ...link }: PictureLinkProps) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { language } = useLanguage();

  const onClick = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    const key = publicKey(productPath(product.id), language);
    if (!toList && queries.getQueryData(key) === undefined)
      queries.setQueryData(key, product, { updatedAt: STALE_AT_MS });
    // not all browsers have view transitions
    if (!('startViewTransition' in document) || prefersReducedMotion()) return;
    event.preventDefault();
    const left = findPicture(product.id);
    document.startViewTransition(async () => {
      void navigate(to);
      const picture = await pictureShown(product.id, left);
      if (toList) picture?.scrollIntoView({ block: 'center', behavior: 'instant' });
    });
  };

  return <Link {...link} to={to} onClick={onClick} />;
}
