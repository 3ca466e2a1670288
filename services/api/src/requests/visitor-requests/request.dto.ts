/** What became of a mail to the visitor. */
export class AcknowledgementStateDto {
  /** What became of the mail. */
  status!: 'pending' | 'sent' | 'failed';
  /** When it was sent; null = not yet. */
  sentAt!: string | null;
  /** Why it has not been sent (yet); never holds an address. */
  error!: string | null;
}

/** A request that was deleted and can be restored; nothing about who sent it. */
export class DeletedRequestDto {
  /** Id (UUID v7). */
  id!: string;
  /** When it was made. */
  createdAt!: Date;
  /** When it was deleted. */
  deletedAt!: Date;
  /** E-mail address of who deleted it; `null` where a program did. @example "owner@house.example" */
  deletedBy!: string | null;
  /** From when on it is removed for good. */
  removedAt!: Date;
}

/** An accepted wish to send a mail again. */
export class ResentAcknowledgementDto {
  /** Always `pending`: the mail is on its way. */
  status!: 'pending';
}
