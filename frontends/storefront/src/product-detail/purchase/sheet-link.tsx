import { useLanguage, useTexts } from '@vitrine/platform';
import type { Product } from '../../shared/catalogue/catalogue.js';
import { buttonClass } from '../../shared/controls/button-link.js';
import { PRODUCT_TEXTS } from '../texts.js';

/** A link to a product's PDF sheet in the page's language, in a new tab. */
export function SheetLink({ product }: { product: Pick<Product, 'id' | 'name'> }) {
  const t = useTexts(PRODUCT_TEXTS);
  const { language } = useLanguage();
  return (
    <a
      className={buttonClass('text')}
      href={`/product/${product.id}/sheet.pdf?lang=${language}`}
      target="_blank"
      rel="noopener"
      aria-label={t('sheetNamed', { name: product.name })}
    >
      {t('sheet')}
    </a>
  );
}
