export class VersionsDto {
  /** Of this product. @example "1.0.0" */
  product!: string;
  /** Of the API process that answers. @example "24.21.0" */
  node!: string;
  /** Of the database. @example "18.4" */
  postgresql!: string;
}

/** How many jobs of a queue are in which state. */
export class QueueDepthDto {
  /** Name of the queue. @example "mail" */
  name!: string;
  /** Jobs that wait. */
  waiting!: number;
  /** Jobs that are worked on. */
  active!: number;
  /** They wait for their next attempt or their time. */
  delayed!: number;
  /** Jobs that failed. */
  failed!: number;
}

/** Mails that are not sent. */
export class UnsentMailsDto {
  /** To be sent, now or at their next attempt. */
  pending!: number;
  /** Dead letters: refused for good, until somebody has them sent again. */
  failed!: number;
  /** Since when the oldest pending one is due. */
  oldestDueSeconds!: number;
}

/** What is stored, in bytes. */
export class StorageUseDto {
  /** Size of the database in bytes. */
  databaseBytes!: number;
  /** Uploaded files, without the sizes that are made of pictures. */
  mediaBytes!: number;
  /** How many files those are. */
  mediaFiles!: number;
}

/** The system at this moment. */
export class SystemDto {
  /** Versions of what runs. */
  versions!: VersionsDto;
  /** `null` while the store of the queues is unreachable. */
  queues!: QueueDepthDto[] | null;
  /** Mails that are not sent. */
  mails!: UnsentMailsDto;
  /** What is stored. */
  storage!: StorageUseDto;
  /** When a backup was last noted as finished (`backups`, docs/operations.md); `null` = never. */
  lastBackupAt!: string | null;
}
