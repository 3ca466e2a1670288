import type { Language } from '@vitrine/schemas';
import { adminFields } from '../common/admin-entity/index.js';
import { toEuros } from '../common/money.js';
import { inLanguage } from '../common/translations.js';
import { picturesOf, type Pictures } from '../media/pictures.js';
import type { AccessoryAdminDto, AccessoryDto } from './accessory.dto.js';
import type { Accessory } from './accessory.entity.js';

/** A row of `accessories` with what is known of its pictures. */
export type AccessoryRow = Accessory & { pictures: Pictures | null };

/** An accessory as visitors see it: texts in one language, the price in euros. */
export function presentAccessory(row: AccessoryRow, language: Language): AccessoryDto {
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
    weight: row.weightGrams,
    stock: row.stock,
    isInStock: row.isInStock,
    mainImage: row.mainImage,
    images: row.images,
    features: inLanguage(row, 'features', language),
    specifications: inLanguage(row, 'specifications', language),
    pictures: picturesOf(row.pictures, [row.mainImage, ...row.images]),
  };
}

/** An accessory as staff see it: German texts, English ones in `translations`. */
export function presentForStaff(row: AccessoryRow): AccessoryAdminDto {
  return { ...presentAccessory(row, 'de'), translations: row.translations, ...adminFields(row) };
}
