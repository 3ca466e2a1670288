import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { HouseSettings } from '@vitrine/schemas';
import { DatabaseListener, PUBLIC_READ_CHANNEL } from '../../../database/database-listener.js';
import { HouseFacts } from '../../settings/house-facts.js';

/** The table whose trigger notifies of changes of the facts. */
const TABLE = 'settings';

/**
 * Caches the house's facts for many mails. They are read again after any process wrote them, and for each mail while notices of writes may be
 * missing. The notice of a mail that was caused after a write arrives after that of the write, on the same connection.
 */
@Injectable()
export class KeptHouseFacts implements OnModuleInit {
  private kept: Promise<HouseSettings> | undefined;

  constructor(
    private readonly facts: HouseFacts,
    private readonly listener: DatabaseListener,
  ) {}

  onModuleInit(): void {
    const invalidate = () => {
      this.kept = undefined;
    };
    this.listener.listen(PUBLIC_READ_CHANNEL, {
      onNotice: (table) => {
        if (table === TABLE) invalidate();
      },
      onOpen: invalidate,
      onLost: invalidate,
    });
  }

  /** The facts as they are at this moment; the same object until they change. @throws the database's error */
  async load(): Promise<HouseSettings> {
    if (!this.listener.isCurrent()) return this.facts.load();
    const reading = (this.kept ??= this.facts.load());
    try {
      return await reading;
    } catch (error) {
      if (this.kept === reading) this.kept = undefined;
      throw error;
    }
  }

  /** See {@link HouseFacts.sender}. */
  sender(house: HouseSettings): { name: string; address: string } {
    return this.facts.sender(house);
  }
}
