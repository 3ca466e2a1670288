import { accessoryCategories } from '@vitrine/schemas';
import { cardsPerPage } from '../../shared/cards/index.js';
import type { ListShape } from '../../shared/list/index.js';
import { type Accessory, categoryNames, isOrderable } from '../accessory.js';

const sorts = ['name', 'price', '-price', 'stock', '-updatedAt'] as const;
const stocks = ['in', 'out'] as const;

/** What the address may say about the accessories. */
export const shape = {
  sorts,
  defaultSort: 'name',
  filters: { stock: stocks, category: accessoryCategories },
} as const satisfies ListShape<(typeof sorts)[number], Record<string, readonly string[]>>;

/** How they are searched, filtered and ordered. */
export const listing = {
  text: ({ name, subtitle, brand, description, material, color, category, translations }: Accessory) => [
    ...[name, subtitle, brand, description, material, color, categoryNames[category]],
    translations.en?.name,
  ],
  filters: {
    stock: (accessory: Accessory, stock: string) => isOrderable(accessory) === (stock === 'in'),
    category: ({ category }: Accessory, chosen: string) => category === chosen,
  },
  sorts: {
    name: ({ name }: Accessory) => name,
    price: ({ price }: Accessory) => price,
    stock: ({ stock }: Accessory) => stock,
    updatedAt: ({ updatedAt }: Accessory) => updatedAt,
  },
  size: cardsPerPage,
};

export const sortNames = [
  { value: 'name', label: 'Name' },
  { value: 'price', label: 'Price, lowest first' },
  { value: '-price', label: 'Price, highest first' },
  { value: 'stock', label: 'Stock, lowest first' },
  { value: '-updatedAt', label: 'Last changed' },
] as const satisfies readonly { value: (typeof sorts)[number]; label: string }[];

export const stockNames = [
  { value: 'in', label: 'In Stock' },
  { value: 'out', label: 'Out of Stock' },
] as const satisfies readonly { value: (typeof stocks)[number]; label: string }[];

/** The figures above the list, over all accessories. */
export function figuresOf(accessories: readonly Accessory[] | undefined) {
  const inStock = accessories?.filter(isOrderable).length;
  return [
    { label: 'Total Accessories', value: accessories?.length },
    { label: 'In Stock', value: inStock },
    { label: 'Out of Stock', value: accessories && inStock !== undefined ? accessories.length - inStock : undefined },
    { label: 'Categories', value: accessories && new Set(accessories.map(({ category }) => category)).size },
  ];
}
