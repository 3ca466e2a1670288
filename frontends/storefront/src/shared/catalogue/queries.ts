import { keepPreviousData, publicQuery, useLanguage, useQuery } from '@vitrine/platform';
import {
  ACCESSORIES_PATH,
  accessoryPath,
  interviewPath,
  INTERVIEWS_PATH,
  productPath,
  PRODUCTS_PATH,
  STORES_PATH,
} from '../reads.js';
import { publicListQuery } from './list-query.js';
import type { Accessory, Interview, Product, Store } from './catalogue.js';

/** All products. While another language is loading, the present answer is shown. */
export function useProducts(enabled = true) {
  const { language } = useLanguage();
  return useQuery({ ...publicListQuery<Product>(PRODUCTS_PATH, language), enabled, placeholderData: keepPreviousData });
}

/** All accessories, also those out of stock. While another language is loading, the present answer is shown. */
export function useAccessories(enabled = true) {
  const { language } = useLanguage();
  return useQuery({
    ...publicListQuery<Accessory>(ACCESSORIES_PATH, language),
    enabled,
    placeholderData: keepPreviousData,
  });
}

/** All stores that are open to visitors. */
export function useStores() {
  const { language } = useLanguage();
  return useQuery({ ...publicListQuery<Store>(STORES_PATH, language), placeholderData: keepPreviousData });
}

/** The published interviews in their order. */
export function useInterviews() {
  const { language } = useLanguage();
  return useQuery({ ...publicListQuery<Interview>(INTERVIEWS_PATH, language), placeholderData: keepPreviousData });
}

/** An interview; null if it does not exist. */
export function useInterview(id: string) {
  const { language } = useLanguage();
  return useQuery({ ...publicQuery<Interview>(interviewPath(id), language), placeholderData: same<Interview>(id) });
}

/** A product; null if it does not exist. */
export function useProduct(id: string, enabled = true) {
  const { language } = useLanguage();
  return useQuery({ ...publicQuery<Product>(productPath(id), language), enabled, placeholderData: same<Product>(id) });
}

/** An accessory; null if it does not exist. */
export function useAccessory(id: string, enabled = true) {
  const { language } = useLanguage();
  return useQuery({
    ...publicQuery<Accessory>(accessoryPath(id), language),
    enabled,
    placeholderData: same<Accessory>(id),
  });
}

/**
 * Placeholder data while a thing is loading in another language: the same thing stays visible, so that no half-filled form is lost; another thing
 * does not.
 */
const same =
  <T extends { id: string }>(id: string) =>
  (previous: T | null | undefined): T | undefined =>
    previous?.id === id ? previous : undefined;
