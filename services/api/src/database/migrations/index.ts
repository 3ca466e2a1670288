import { Migration20261121CatalogueAndAdmins } from './Migration20261121CatalogueAndAdmins.js';
import { Migration20261121OrdersAndNotifications } from './Migration20261121OrdersAndNotifications.js';

/** All migrations in the order in which they run. Append only; a migration that was released never changes. */
export const migrations = [Migration20261121CatalogueAndAdmins, Migration20261121OrdersAndNotifications];
