import { useTexts } from '@vitrine/platform';
import type { Product } from './catalogue.js';
import styles from './enhanced-service-hint.module.css';
import { PLAN_TEXTS } from './plan-texts.js';
import { enhancedHintKey, listPlans } from './plans.js';

interface EnhancedServiceHintProps {
  products: readonly Product[];
  /** Class with its distance from the element above. */
  className: string | undefined;
}

/** Explains the enhanced service, if one of the products is offered with it. */
export function EnhancedServiceHint({ products, className }: EnhancedServiceHintProps) {
  const t = useTexts(PLAN_TEXTS);
  if (products.every(({ enhancedServicePrice }) => enhancedServicePrice === null)) return null;
  return (
    <p className={`${styles.hint} ${className}`}>
      <strong>{t('enhanced')}</strong> {t(enhancedHintKey(products.flatMap(listPlans)))}
    </p>
  );
}
