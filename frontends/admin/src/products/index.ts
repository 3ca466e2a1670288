export { useProducts } from './calls/list-products.js';
export { PRODUCT_TEXT_LABELS } from './form/product-values.js';
export { ProductTable } from './table/product-table.js';
export { editPath, type Product, withoutLibrary } from './product.js';
