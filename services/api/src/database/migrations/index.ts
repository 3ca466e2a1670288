import { Migration20261121Backups } from './Migration20261121Backups.js';
import { Migration20261121CatalogueAndAdmins } from './Migration20261121CatalogueAndAdmins.js';
import { Migration20261121Contacts } from './Migration20261121Contacts.js';
import { Migration20261121EnglishSpecifications } from './Migration20261121EnglishSpecifications.js';
import { Migration20261121OrderListIndexes } from './Migration20261121OrderListIndexes.js';
import { Migration20261121OrdersAndNotifications } from './Migration20261121OrdersAndNotifications.js';
import { Migration20261121PersonalDataRights } from './Migration20261121PersonalDataRights.js';
import { Migration20261121Search } from './Migration20261121Search.js';
import { Migration20261121StoresPagesSections } from './Migration20261121StoresPagesSections.js';
import { Migration20261121HeroAndInterviews } from './Migration20261121HeroAndInterviews.js';
import { Migration20261121Media } from './Migration20261121Media.js';

/** All migrations in the order in which they run. Append only; a migration that was released never changes. */
export const migrations = [
  Migration20261121CatalogueAndAdmins,
  Migration20261121OrdersAndNotifications,
  Migration20261121StoresPagesSections,
  Migration20261121Search,
  Migration20261121PersonalDataRights,
  Migration20261121Contacts,
  Migration20261121Media,
  Migration20261121OrderListIndexes,
  Migration20261121HeroAndInterviews,
  Migration20261121Backups,
  Migration20261121EnglishSpecifications,
];
