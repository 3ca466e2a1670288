export { AdminLayout } from './admin-layout.js';
