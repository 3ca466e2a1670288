import { Injectable } from '@nestjs/common';
import type { CurrentAdminInfo } from '../../../common/auth/current-admin.js';
import { searchWords } from '../../../common/personal-data/words.js';
import type { RequestSubject } from '../../../platform/notifications/outbox/outbox-entry.js';
import type { RetailerRequestsDto } from './retailer.dto.js';
import { isSameAddress, isSameCompany, type Retailer, type RetailerRequest, type RetailerSource } from './retailer.js';

/** Requests that are shown; the lists have the others. */
const SHOWN = 20;
/** Requests with the words of a company or address that are decrypted and compared, of each kind: about 0.2 s. */
const LOOKED_THROUGH = 5000;
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
    await found.search(sources, own.email, ({ email }) => isSameAddress(email, own.email));
    const company = own.company || found.company;
    await found.search(
      sources.filter(({ hasCompany }) => hasCompany),
      company,
      (retailer) => isSameCompany(retailer.company, company),
    );
    const without = sources.filter(({ hasCompany }) => !hasCompany);
    for (const address of found.addresses.filter((each) => !isSameAddress(each, own.email)).slice(0, ADDRESSES))
      await found.search(without, address, ({ email }) => isSameAddress(email, address));
    return found.answer(company);
  }
}

/** Requests of one retailer, each once. */
class FoundRequests {
  private readonly byId = new Map<string, RetailerRequest>();
  private isWhole = true;

  /** @param own id of the request that is looked at */
  constructor(private readonly own: string) {}

  /** Looks through requests that have the words of a text, and keeps those that are meant. A text without a word finds none. */
  async search(
    sources: readonly RetailerSource[],
    text: string,
    isMeant: (retailer: Retailer) => boolean,
  ): Promise<void> {
    if (searchWords(text).length === 0) return;
    const all = await Promise.all(sources.map((source) => source.search(text, LOOKED_THROUGH + 1)));
    for (const requests of all) {
      if (requests.length > LOOKED_THROUGH) this.isWhole = false;
      for (const request of requests.slice(0, LOOKED_THROUGH))
        if (request.id !== this.own && isMeant(request.retailer)) this.byId.set(request.id, request);
    }
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
