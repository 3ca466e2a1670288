import { ACCESSORY_CATEGORIES, words } from '@vitrine/schemas';
import { ButtonLink } from '@vitrine/ui';
import { CardPage, cardSearch, lastChanged } from '../shared/cards/index.js';
import { toOptions } from '../shared/form/to-options.js';
import { Tiles } from '../shared/list/index.js';
import { type Accessory, isOrderable } from './accessory.js';
import { AccessoryCard } from './accessory-card.js';
import { accessories } from './accessory-calls.js';

const search = cardSearch<Accessory>({
  text: ({ name, subtitle, brand, description, material, color, category, translations }) => [
    ...[name, subtitle, brand, description, material, color, words(category)],
    translations.en?.name,
  ],
  orders: [
    { value: 'name', label: 'Name', by: ({ name }) => name },
    { value: 'price', label: 'Price, lowest first', by: ({ price }) => price },
    { value: '-price', label: 'Price, highest first' },
    { value: 'stock', label: 'Stock, lowest first', by: ({ stock }) => stock },
    lastChanged,
  ],
  filters: [
    {
      name: 'stock',
      label: 'Stock Status',
      all: 'All Items',
      options: toOptions({ in: 'In Stock', out: 'Out of Stock' }),
      passes: (accessory, stock) => isOrderable(accessory) === (stock === 'in'),
    },
    {
      name: 'category',
      label: 'Category',
      all: 'All Categories',
      options: ACCESSORY_CATEGORIES.map((value) => ({ value, label: words(value) })),
      passes: ({ category }, chosen) => category === chosen,
    },
  ],
});

/** The figures above the list, over all accessories. */
function getFigures(all: readonly Accessory[] | undefined) {
  const inStock = all?.filter(isOrderable).length;
  return [
    { label: 'Total Accessories', value: all?.length },
    { label: 'In Stock', value: inStock },
    { label: 'Out of Stock', value: all && inStock !== undefined ? all.length - inStock : undefined },
    { label: 'Categories', value: all && new Set(all.map(({ category }) => category)).size },
  ];
}

/** All accessories, with search, toggling, editing and deletion (back-office spec §2, Accessories). */
export default function AccessoriesPage() {
  const { data } = accessories.useList();
  return (
    <CardPage
      calls={accessories}
      screen="accessories"
      search={search}
      placeholder="Search accessories"
      head={<Tiles tiles={getFigures(data)} />}
      files="accessories"
      add={<ButtonLink to="/admin/accessories/new">Add Accessory</ButtonLink>}
      notFound={{ hint: 'Try adjusting your filters to see more results.' }}
      none={{ hint: 'Get started by adding your first accessory.' }}
      toggle={accessories.useToggle('isInStock', 'Failed to update accessory')}
      card={(accessory, tools) => <AccessoryCard accessory={accessory} tools={tools} />}
    />
  );
}
