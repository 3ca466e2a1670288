import { useTexts } from '@vitrine/platform';
import type { Product } from '../shared/catalogue/catalogue.js';
import { listPlans } from '../shared/catalogue/plans.js';
import { ButtonLink } from '../shared/controls/button-link.js';
import { PRODUCT_TEXTS } from './texts.js';

/** Leads to the order request for a product, or to the contact form where it has no price to request it at. */
export function RequestLink({ product, short = false }: { product: Product; short?: boolean }) {
  const t = useTexts(PRODUCT_TEXTS);
  const named = t('requestNamed', { name: product.name });
  return (
    <ButtonLink
      tone="green"
      to={listPlans(product).length > 0 ? `/buy/${product.id}` : '/contact'}
      aria-label={short ? named : undefined}
    >
      {short ? t('request') : named}
    </ButtonLink>
  );
}
