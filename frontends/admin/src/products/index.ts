export { ProductTable } from './table/product-table.js';
export type { Product } from './product.js';
