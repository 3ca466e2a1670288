import type { HouseColours, Language } from '@vitrine/schemas';
import { PRODUCT_PLANS, type ProductPlan } from '@vitrine/schemas/plan-facts';
import type { ProductDto } from '../product.dto.js';

/** The content of a sheet. */
export interface SheetData {
  product: ProductDto;
  language: Language;
  /** Note beside every price, such as `zzgl. MwSt.`. */
  priceNote: string;
  /** Name of the house. */
  house: string;
  colours: HouseColours;
  /** Name and postal address of the company in one line; empty where none is set. */
  company: string;
  /** Origin of the public site without a trailing slash. */
  publicUrl: string;
}

/** The plans of a product that have a price, in euros; for the monthly plans per month. */
export function listPrices({
  price,
  subscriptionPrice,
  enhancedServicePrice,
}: Pick<ProductDto, 'price' | 'subscriptionPrice' | 'enhancedServicePrice'>): { plan: ProductPlan; price: number }[] {
  const prices: Record<ProductPlan, number | null> = {
    product: price,
    monthly: subscriptionPrice,
    enhanced: enhancedServicePrice,
  };
  return PRODUCT_PLANS.flatMap((plan) => (prices[plan] === null ? [] : [{ plan, price: prices[plan] }]));
}

/** The address of the product's page in the sheet's language. */
export const pageUrl = ({ publicUrl, product, language }: SheetData): string =>
  `${publicUrl}/product/${product.id}?lang=${language}`;
