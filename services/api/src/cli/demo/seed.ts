import { EntityManager } from '@mikro-orm/postgresql';
import type { INestApplicationContext, Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { AppConfig } from '../../config/app-config.js';
import { ContactPrivacy } from '../../requests/contacts/contact-privacy.js';
import { ContactsAdminService } from '../../requests/contacts/contacts.admin.service.js';
import { ContactsRepository } from '../../requests/contacts/contacts.repository.js';
import { CouponsAdminService } from '../../requests/coupons/coupons.admin.service.js';
import { Database } from '../../database/database.js';
import { OrderChanges } from '../../requests/orders/changes/order-changes.js';
import { OrdersService } from '../../requests/orders/orders.service.js';
import { FileStorage } from '../../files/storage/index.js';
import { seedCatalogue } from './catalogue.js';
import { DemonstrationPrivacy } from '../../requests/demonstrations/demonstration-privacy.js';
import { DemonstrationsRepository } from '../../requests/demonstrations/demonstrations.repository.js';
import { seedContacts } from './contacts.js';
import { seedDemonstrations } from './demonstrations.js';
import { seedHero } from './content.js';
import type { Demo } from './demo.js';
import { DemoModule } from './demo.module.js';
import { Ledger } from './ledger.js';
import { seedCoupons, seedOrders } from './orders.js';
import { storePictures } from './pictures.js';
import { storeVideos } from './videos.js';

/** Key of the advisory lock by which only one process seeds at a time; an arbitrary number. */
const SEED_LOCK = 7_352_120;
/** The account in the history of price changes and answers, if no administrator is configured. */
const STAFF = 'demo@vitrine.example';

/** Seeds what is missing, in a separate application. @returns a sentence about what was seeded */
export async function seed(demo: Demo): Promise<string> {
  const app = await NestFactory.createApplicationContext(DemoModule, { logger: false, abortOnError: false });
  try {
    return await seedThrough(app, demo);
  } finally {
    await app.close();
  }
}

/** Seeds what is missing, with the services of an application that has the providers of {@link DemoModule}. */
export async function seedThrough(app: INestApplicationContext, demo: Demo): Promise<string> {
  const service = <Part>(type: Type<Part>): Part => app.get(type, { strict: false });
  const config = service(AppConfig);
  const em = service(EntityManager);
  const connection = await (await service(Database).pool()).connect();
  try {
    await connection.query('select pg_advisory_lock($1)', [SEED_LOCK]);
    const ledger = await Ledger.open(connection);
    const storage = app.get(FileStorage, { strict: false });
    const videos = await storeVideos(demo, storage, em.fork());
    const paths = await storePictures(demo, storage, em.fork());
    const rows = await seedCatalogue(demo, paths, videos, em, ledger);
    await seedHero(demo.hero, videos, em.fork());
    await seedCoupons(demo, service(CouponsAdminService), ledger);
    const staff = config.firstAdmin?.email ?? STAFF;
    const orders = await seedOrders(demo, connection, service(OrdersService), service(OrderChanges), ledger, staff);
    const contacts = {
      privacy: service(ContactPrivacy),
      repository: service(ContactsRepository),
      staff: service(ContactsAdminService),
    };
    await seedContacts(demo.contacts, connection, contacts, ledger);
    const demonstrations = { privacy: service(DemonstrationPrivacy), repository: service(DemonstrationsRepository) };
    await seedDemonstrations(demo.demonstrations, connection, demonstrations, ledger);
    await ledger.complete(demo.fingerprint);
    return `Demo data: ${rows} catalogue rows, ${paths.size} pictures and ${orders} orders brought in`;
  } finally {
    await connection.query('select pg_advisory_unlock($1)', [SEED_LOCK]);
    connection.release();
  }
}
