import { Injectable } from '@nestjs/common';
import type { CurrentAdminInfo } from '../../../common/auth/current-admin.js';
import { isSameAddress } from '../../../common/personal-data/canonical-address.js';
import { listWords } from '../../../common/personal-data/words.js';
import type { RequestSubject } from '../../../platform/notifications/outbox/outbox-entry.js';
import type { RetailerRequestsDto } from './retailer.dto.js';
import { isSameCompany, type Retailer, type RetailerRequest, type RetailerSource } from './retailer.js';

/** Requests in the answer; the lists show the others. */
const SHOWN = 20;
/** The most requests that are decrypted and compared, which takes about 0.2 s; a visitor may have sent any number of similar ones. */
const MAX_COMPARED = 5000;
/**
 * Characters that at least one word of a company must have to be searched for; shorter words, such as the end of a web address, find too many
 * requests.
 */
const MIN_WORD_LENGTH = 3;
/** Addresses of one company by which requests without a company are searched. */
const ADDRESSES = 10;

/** Finds the other requests of the same retailer. Domains register a source for their requests at start. */
@Injectable()
export class Retailers {
  private readonly sources = new Map<RequestSubject, RetailerSource>();

  register(source: RetailerSource): void {
    this.sources.set(source.kind, source);
  }

  /**
   * The other requests of the same address or company. If the request names no company, that of the newest request of its address is used. Kinds of
   * requests without a company are found by the addresses of the company's other requests.
   * @throws ApiError 404
   */
  async find(kind: RequestSubject, id: string, { permissions }: CurrentAdminInfo): Promise<RetailerRequestsDto> {
    const own = await this.sources.get(kind)?.retailerOf(id);
    const sources = [...this.sources.values()].filter(({ permission }) => permissions.includes(permission));
    const found = new FoundRequests(id);
    if (!own) return found.answer('');
    await found.ofAddress(sources, own.email);
    const company = own.company || found.company;
    await found.ofCompany(
      sources.filter(({ hasCompany }) => hasCompany),
      company,
    );
    const without = sources.filter(({ hasCompany }) => !hasCompany);
    for (const address of found.addresses.filter((each) => !isSameAddress(each, own.email)).slice(0, ADDRESSES))
      await found.ofAddress(without, address);
    return found.answer(company);
  }
}

/** Requests of one retailer, each once. */
class FoundRequests {
  private readonly byId = new Map<string, RetailerRequest>();
  private isWhole = true;
  private left = MAX_COMPARED;

  /** @param own id of the request whose retailer is searched */
  constructor(private readonly own: string) {}

  async ofAddress(sources: readonly RetailerSource[], address: string): Promise<void> {
    if (address === '') return;
    for (const source of sources)
      this.keep(await source.ofAddress(address, this.most), ({ email }) => isSameAddress(email, address));
  }

  /** Searches nothing for a company without a word of {@link MIN_WORD_LENGTH}. */
  async ofCompany(sources: readonly RetailerSource[], company: string): Promise<void> {
    if (!listWords(company).some((word) => [...word].length >= MIN_WORD_LENGTH)) return;
    for (const source of sources)
      this.keep(await source.ofCompany(company, this.most), (retailer) => isSameCompany(retailer.company, company));
  }

  /** One more than may be compared, to know whether there are more. */
  private get most(): number {
    return this.left + 1;
  }

  private keep(requests: readonly RetailerRequest[], isMeant: (retailer: Retailer) => boolean): void {
    if (requests.length > this.left) this.isWhole = false;
    const examined = requests.slice(0, this.left);
    this.left -= examined.length;
    for (const request of examined)
      if (request.id !== this.own && isMeant(request.retailer)) this.byId.set(request.id, request);
  }

  /** The company of the newest request that names one. */
  get company(): string {
    return this.newestFirst.find(({ retailer }) => retailer.company !== '')?.retailer.company ?? '';
  }

  get addresses(): string[] {
    return [...new Set(this.newestFirst.map(({ retailer }) => retailer.email).filter(Boolean))];
  }

  answer(company: string): RetailerRequestsDto {
    const more = { order: 0, contact: 0, demonstration: 0 };
    for (const { kind } of this.newestFirst.slice(SHOWN)) more[kind] += 1;
    const requests = this.newestFirst.slice(0, SHOWN).map(({ retailer: _, ...request }) => request);
    return { requests, more, isWhole: this.isWhole, company };
  }

  private get newestFirst(): RetailerRequest[] {
    return [...this.byId.values()].sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime());
  }
}
