import '@vitrine/platform/styles.css';
import { startAccessibility } from '@vitrine/platform/shell';
import './favicon.svg';
import './open-graph.jpg';
import './touch-icon.png';
import { boot } from './boot.js';
import { clearLegacyProduct } from './legacy-product.js';
import { start } from './start.js';

startAccessibility();
clearLegacyProduct(boot.legacyProductId);
void start(boot);
