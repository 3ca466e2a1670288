import type { AccessoryCategory, Language } from '@vitrine/schemas';
import { toEuros } from '../common/money.js';
import { inLanguage, type Translations } from '../common/translations.js';
import type { AccessoryAdminDto, AccessoryDto } from './accessory.dto.js';
import type { AccessoryTexts } from './accessory.entity.js';

/** A row of `accessories` with the columns of a public read. */
export interface AccessoryRow extends AccessoryTexts {
  id: string;
  brand: string | null;
  category: AccessoryCategory;
  priceCents: number;
  size: string | null;
  weight: number | null;
  stock: number;
  isInStock: boolean;
  mainImage: string | null;
  images: string[];
  translations: Translations<AccessoryTexts>;
}

/** With what only staff see. */
export interface AccessoryStaffRow extends AccessoryRow {
  version: number;
  createdAt: Date;
  updatedAt: Date;
}

export type AccessoryWithoutPictures = Omit<AccessoryDto, 'pictures'>;

/** An accessory as visitors see it: texts in one language, the price in euros. */
export function presentAccessory(row: AccessoryRow, language: Language): AccessoryWithoutPictures {
  return {
    id: row.id,
    name: inLanguage(row, 'name', language),
    subtitle: inLanguage(row, 'subtitle', language),
    brand: row.brand,
    description: inLanguage(row, 'description', language),
    category: row.category,
    price: toEuros(row.priceCents),
    material: inLanguage(row, 'material', language),
    color: inLanguage(row, 'color', language),
    size: row.size,
    weight: row.weight,
    stock: row.stock,
    isInStock: row.isInStock,
    mainImage: row.mainImage,
    images: row.images,
    features: inLanguage(row, 'features', language),
    specifications: inLanguage(row, 'specifications', language),
  };
}

/** An accessory as staff see it: German texts, English ones in `translations`. */
export function presentForStaff(row: AccessoryStaffRow): Omit<AccessoryAdminDto, 'pictures'> {
  const { translations, version, createdAt, updatedAt } = row;
  return { ...presentAccessory(row, 'de'), translations, version, createdAt, updatedAt };
}

/** The paths among which there may be pictures. */
export const picturePaths = (accessory: AccessoryWithoutPictures): (string | null)[] => [
  accessory.mainImage,
  ...accessory.images,
];
