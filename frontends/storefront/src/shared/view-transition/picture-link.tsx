import { Link, type LinkProps, publicKey, useLanguage, useNavigate, useQueryClient } from '@vitrine/platform';
import type { MouseEvent } from 'react';
import type { Product } from '../catalogue/catalogue.js';
import { systemPrefersReducedMotion } from '../film/use-reduced-motion.js';
import { productPath } from '../reads.js';
import './picture-link.css';
import { findPicture, pictureShown } from './pictures-in-view.js';

interface PictureLinkProps extends Omit<LinkProps, 'to' | 'onClick'> {
  to: string;
  /** Whose picture is on both pages. */
  product: Product;
  /** The other page is a list: the product's place in it is scrolled into view. */
  toList?: boolean;
}

/** Old answers are read again, so a product known from a list is shown at once and completed when its own answer is there. */
const LONG_AGO_MS = 1;

const isPlainClick = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey;

const isMotionWelcome = (): boolean =>
  !systemPrefersReducedMotion() && !document.documentElement.hasAttribute('data-reduce-motion');

/** A link to another page with a product's picture, which the browser moves from its old place to its new one where motion is welcome. */
export function PictureLink({ to, product, toList = false, ...link }: PictureLinkProps) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { language } = useLanguage();

  const onClick = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    const key = publicKey(productPath(product.id), language);
    if (!toList && queries.getQueryData(key) === undefined)
      queries.setQueryData(key, product, { updatedAt: LONG_AGO_MS });
    // A browser without view transitions lacks the function.
    if (!('startViewTransition' in document) || !isMotionWelcome()) return;
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
