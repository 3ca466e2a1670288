import { Injectable } from '@nestjs/common';
import type { HouseSettings } from '@vitrine/schemas';
import { AppConfig } from '../../config/app-config.js';
import { db } from '../../database/db.js';
import { Database } from '../../database/database.js';
import { firstSettings, hasSampleContact, mailboxAddress, mailboxName } from './first-settings.js';
import { SETTINGS_ID, type WrittenSettings } from './settings.entity.js';

const SETTINGS = db
  .selectFrom('settings')
  .select([
    'name',
    'logo',
    'colours',
    'fonts',
    'contact',
    'social',
    'legal',
    'price_note as priceNote',
    'answer_time as answerTime',
    'opening_pages as openingPages',
    'mail',
    'languages',
  ])
  .where('id', '=', SETTINGS_ID)
  .$castTo<WrittenSettings>();

/** The house's own facts, for all that shows them. */
@Injectable()
export class HouseFacts {
  private readonly first: HouseSettings;

  constructor(
    private readonly database: Database,
    private readonly config: AppConfig,
  ) {
    this.first = firstSettings(config);
  }

  /** The facts as they are at this moment. */
  async load(): Promise<HouseSettings> {
    const [written] = await this.database.run(SETTINGS);
    return this.complete(written ?? {});
  }

  /** What staff have written, and the first values of the rest. */
  complete(written: Partial<WrittenSettings>): HouseSettings {
    const own = Object.entries(written).filter(([field, value]) => value !== null && Object.hasOwn(this.first, field));
    return { ...this.first, ...Object.fromEntries(own) };
  }

  /** Whether visitors are still shown sample contact details by mistake; the demo data contains them on purpose. */
  async showsSampleContact(): Promise<boolean> {
    return !this.config.demoData && hasSampleContact(await this.load());
  }

  /** The sender of mails: the sender's name that staff set, else the house's name; until staff name the house, the name in `MAIL_FROM`, if any. */
  sender({ name, mail }: HouseSettings): { name: string; address: string } {
    const unnamed = name === this.first.name ? (mailboxName(this.config.mailFrom) ?? name) : name;
    return { name: mail.senderName ?? unnamed, address: mailboxAddress(this.config.mailFrom) };
  }
}
