import { useTexts } from '@vitrine/platform';
import type { Product } from '../../shared/catalogue/catalogue.js';
import { ButtonLink, type ButtonTone } from '../../shared/controls/button-link.js';
import { PRODUCT_TEXTS } from '../texts.js';
import { type Offer, requestPath } from './offers.js';

interface RequestLinkProps {
  product: Pick<Product, 'id' | 'name'>;
  offer: Offer | undefined;
  tone: ButtonTone;
}

/** A link to the order request for a product on the chosen plan. */
export function RequestLink({ product, offer, tone }: RequestLinkProps) {
  const t = useTexts(PRODUCT_TEXTS);
  return (
    <ButtonLink tone={tone} to={requestPath(product.id, offer)} aria-label={t('requestNamed', { name: product.name })}>
      {t('request')}
    </ButtonLink>
  );
}
