import { ApiProperty } from '@nestjs/swagger';
import type { RequestSubject } from '../../../platform/notifications/outbox/outbox-entry.js';

const KINDS = ['order', 'contact', 'demonstration'] as const satisfies readonly RequestSubject[];

/** Another request of the same retailer. */
export class RetailerRequestDto {
  /** What it is. */
  @ApiProperty({ enum: KINDS, enumName: 'RequestKind' })
  kind!: RequestSubject;
  /** UUID v7. */
  @ApiProperty({ format: 'uuid' })
  id!: string;
  /** The name of the product, the subject of the message, or the company. @example "Signature" */
  title!: string;
  /** Its status. @example "pending" */
  status!: string;
  /** When it came. */
  createdAt!: Date;
  /** Price of an order in euros; `null` for other requests. @example 4900 */
  @ApiProperty({ type: Number, nullable: true })
  price!: number | null;
}

/** How many requests of a kind are not shown. */
export class MoreRetailerRequestsDto {
  /** Orders. @example 3 */
  order!: number;
  /** Contact requests. @example 0 */
  contact!: number;
  /** Requests for a demonstration. @example 0 */
  demonstration!: number;
}

/** What else a retailer asked for, as far as the reader may see it. */
export class RetailerRequestsDto {
  /** The newest, 20 at most. */
  requests!: RetailerRequestDto[];
  /** How many there are beside them. */
  more!: MoreRetailerRequestsDto;
  /** Whether all were looked through; not where so many requests have the words of the company that the older ones were left out. */
  isWhole!: boolean;
  /** Company of the retailer, which also finds its requests in the lists; empty where it is not known. @example "Juwelier Rosenhag" */
  company!: string;
}
