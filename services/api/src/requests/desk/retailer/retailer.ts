import type { Permission } from '@vitrine/schemas';
import { canonicalAddress } from '../../../common/personal-data/canonical-address.js';
import { listWords } from '../../../common/personal-data/words.js';
import type { RequestSubject } from '../../../platform/notifications/outbox/outbox-entry.js';

/** By what a request is known to be of a retailer. */
export interface Retailer {
  email: string;
  /** Empty where it is not known. */
  company: string;
}

/** A request, with whose it is. */
export interface RetailerRequest {
  kind: RequestSubject;
  id: string;
  /** The name of the product, the subject of the message, the company that wants to see the app. */
  title: string;
  status: string;
  createdAt: Date;
  /** Euros of an order; `null` of other requests. */
  price: number | null;
  retailer: Retailer;
}

/** How the requests of one kind are found. */
export interface RetailerSource {
  readonly kind: RequestSubject;
  /** What shows them. */
  readonly permission: Permission;
  /** Whether they name a company. */
  readonly hasCompany: boolean;
  /** Whose a request is; `undefined` when the person was erased or cannot be read. @throws ApiError 404 */
  retailerOf: (id: string) => Promise<Retailer | undefined>;
  /** The newest requests of an e-mail address, perhaps with some of others. @param most how many */
  ofAddress: (email: string, most: number) => Promise<RetailerRequest[]>;
  /** The newest requests with a word that begins with each word of a company: all of it are among them, and those of others. @param most how many */
  ofCompany: (company: string, most: number) => Promise<RetailerRequest[]>;
}

/** Whether two addresses are the same. */
export const isSameAddress = (one: string, other: string): boolean =>
  one !== '' && canonicalAddress(one) === canonicalAddress(other);

/** Whether two companies are the same, whatever case, accents and punctuation. */
export function isSameCompany(one: string, other: string): boolean {
  const words = listWords(one).join(' ');
  return words !== '' && words === listWords(other).join(' ');
}
