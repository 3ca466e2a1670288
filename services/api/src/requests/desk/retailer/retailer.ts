import type { Permission } from '@vitrine/schemas';
import { listWords } from '../../../common/personal-data/words.js';
import type { RequestSubject } from '../../../platform/notifications/outbox/outbox-entry.js';

/** What identifies the retailer of a request. */
export interface Retailer {
  email: string;
  /** Empty where not known. */
  company: string;
}

/** A request with its retailer. */
export interface RetailerRequest {
  kind: RequestSubject;
  id: string;
  /** The name of the product, the subject of the message, or the company that asks for a demonstration. */
  title: string;
  status: string;
  createdAt: Date;
  /** Price of an order in euros; `null` for other requests. */
  price: number | null;
  retailer: Retailer;
}

/** Finds the requests of one kind. */
export interface RetailerSource {
  readonly kind: RequestSubject;
  /** The permission to see them. */
  readonly permission: Permission;
  /** Whether the requests name a company. */
  readonly hasCompany: boolean;
  /** The retailer of a request; `undefined` when the person was erased or cannot be read. @throws ApiError 404 */
  retailerOf: (id: string) => Promise<Retailer | undefined>;
  /** The newest requests of an e-mail address, possibly with some of other addresses. @param most the maximum */
  ofAddress: (email: string, most: number) => Promise<RetailerRequest[]>;
  /**
   * The newest requests that contain, for each word of a company, a word beginning with it; others than the company's may be among them.
   * @param most the maximum
   */
  ofCompany: (company: string, most: number) => Promise<RetailerRequest[]>;
}

/** Whether two companies are the same, ignoring case, accents and punctuation. */
export function isSameCompany(one: string, other: string): boolean {
  const words = listWords(one).join(' ');
  return words !== '' && words === listWords(other).join(' ');
}
