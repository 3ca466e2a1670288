import { startAccessibility } from '@vitrine/platform/shell';
import { boot } from './boot.js';
import { clearLegacyProduct } from './legacy-product.js';
import { start } from './start.js';

startAccessibility();
clearLegacyProduct(boot.legacyProductId);
void start(boot);
