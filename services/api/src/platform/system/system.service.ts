import { Injectable } from '@nestjs/common';
import { packageVersion } from '@vitrine/kit';
import { Database } from '../../database/database.js';
import { OutboxRepository } from '../notifications/outbox/outbox.repository.js';
import { QueueDepths } from '../queue/queue-depths.js';
import type { SystemDto } from './system.dto.js';

interface Figures {
  postgresql: string;
  database_bytes: string;
  media_bytes: string;
  media_files: number;
  last_backup_at: Date | null;
}

const FIGURES = `
  select split_part(current_setting('server_version'), ' ', 1) as postgresql, pg_database_size(current_database()) as database_bytes,
    media_bytes, media_files, (select max(finished_at) from backups) as last_backup_at
  from (select coalesce(sum(size_bytes), 0) as media_bytes, count(*)::integer as media_files from media_files) as media`;

/** What operators want to know first. */
@Injectable()
export class SystemService {
  private readonly product = packageVersion(import.meta.dirname);

  constructor(
    private readonly database: Database,
    private readonly queues: QueueDepths,
    private readonly outbox: OutboxRepository,
  ) {}

  async now(): Promise<SystemDto> {
    const [[figures], queues, mails] = await Promise.all([
      this.database.query<Figures>(FIGURES),
      this.queues.read(),
      this.outbox.summary(),
    ]);
    return {
      versions: { product: this.product, node: process.versions.node, postgresql: figures?.postgresql ?? '' },
      queues,
      mails,
      storage: {
        databaseBytes: Number(figures?.database_bytes),
        mediaBytes: Number(figures?.media_bytes),
        mediaFiles: figures?.media_files ?? 0,
      },
      lastBackupAt: figures?.last_backup_at?.toISOString() ?? null,
    };
  }
}
