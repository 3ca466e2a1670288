/** State of a mail to the visitor. */
export class AcknowledgementStateDto {
  /** State of the mail. */
  status!: 'pending' | 'sent' | 'failed';
  /** When it was sent; null = not yet. */
  sentAt!: string | null;
  /** Why it has not been sent (yet); never holds an address. */
  error!: string | null;
}

/** An accepted wish to send a mail again. */
export class ResentAcknowledgementDto {
  /** Always `pending`: the mail is on its way. */
  status!: 'pending';
}
