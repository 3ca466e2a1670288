/** Records with mails that fail; null without the permission to read such records. */
export class TroubledMailsDto {
  /** Orders with such a mail. @example 2 */
  orders!: number | null;
  /** Contact requests with such a mail. @example 0 */
  contacts!: number | null;
}

/** Records whose mails were given up, and other mails. */
export class FailedMailsDto extends TroubledMailsDto {
  /** Mails about demonstrations and accounts; null without `operations:read`. @example 1 */
  others!: number | null;
}

/** What waits for somebody of the staff. */
export class AttentionDto {
  /** Orders that have been pending for more than 24 hours; null without `orders:read`. @example 4 */
  overdueOrders!: number | null;
  /** Active subscriptions that end within 7 days; null without `orders:read`. @example 3 */
  expiringSubscriptions!: number | null;
  /** Where a mail failed and is sent again. */
  retriedMails!: TroubledMailsDto;
  /** Where a mail was given up and not sent since. */
  failedMails!: FailedMailsDto;
  /** Whether the site still shows the sample telephone, e-mail address or links; null without `settings:write`. @example false */
  sampleContact!: boolean | null;
}
