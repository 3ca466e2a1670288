import { Injectable } from '@nestjs/common';
import type { CurrentAdminInfo } from '../../../common/auth/current-admin.js';
import { listWords } from '../../../common/personal-data/words.js';
import type { RequestSubject } from '../../../platform/notifications/outbox/outbox-entry.js';
import type { RetailerRequestsDto } from './retailer.dto.js';
import { isSameAddress, isSameCompany, type Retailer, type RetailerRequest, type RetailerSource } from './retailer.js';

/** Requests that are shown; the lists have the others. */
const SHOWN = 20;
/** Requests that are decrypted and compared in all, however many a visitor made alike: about 0.2 s. */
const LOOKED_THROUGH = 5000;
/** Characters of the longest word of a company that finds its requests; shorter ones, such as the end of a web address, are in too many. */
const TELLING_WORD = 3;
/** Addresses of one company under which messages are looked for. */
const ADDRESSES = 10;

/** Finds what else the retailer of a request asked for. Domains register how their requests are found at start. */
@Injectable()
export class Retailers {
  private readonly sources = new Map<RequestSubject, RetailerSource>();

  register(source: RetailerSource): void {
    this.sources.set(source.kind, source);
  }

  /**
   * The other requests of the same address or company. Where a request names no company, the newest of its address that does tells it; requests that never
   * name one are found by the addresses of the company's others.
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
  private left = LOOKED_THROUGH;

  /** @param own id of the request that is looked at */
  constructor(private readonly own: string) {}

  async ofAddress(sources: readonly RetailerSource[], address: string): Promise<void> {
    if (address === '') return;
    for (const source of sources)
      this.keep(await source.ofAddress(address, this.most), ({ email }) => isSameAddress(email, address));
  }

  /** A company without a word that tells it from others finds none. */
  async ofCompany(sources: readonly RetailerSource[], company: string): Promise<void> {
    if (!listWords(company).some((word) => [...word].length >= TELLING_WORD)) return;
    for (const source of sources)
      this.keep(await source.ofCompany(company, this.most), (retailer) => isSameCompany(retailer.company, company));
  }

  /** One more than may be looked through tells whether there are others. */
  private get most(): number {
    return this.left + 1;
  }

  private keep(requests: readonly RetailerRequest[], isMeant: (retailer: Retailer) => boolean): void {
    if (requests.length > this.left) this.isWhole = false;
    const looked = requests.slice(0, this.left);
    this.left -= looked.length;
    for (const request of looked)
      if (request.id !== this.own && isMeant(request.retailer)) this.byId.set(request.id, request);
  }

  /** The company that the newest request names. */
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
