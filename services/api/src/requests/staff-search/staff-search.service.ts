import { Injectable } from '@nestjs/common';
import { ADMIN_SCREENS, SEARCH_LIMIT, type AdminScreen, type Permission } from '@vitrine/schemas';
import type { CurrentAdminInfo } from '../../common/auth/current-admin.js';
import { findShortId } from '../../common/personal-data/search-tokens.js';
import { listWords, searchWords } from '../../common/personal-data/words.js';
import { Database } from '../../database/database.js';
import { shortNumber } from '../../platform/notifications/templates/formats.js';
import { ContactsAdminService } from '../contacts/contacts.admin.service.js';
import { DemonstrationsAdminService } from '../demonstrations/demonstrations.admin.service.js';
import { OrdersAdminService } from '../orders/orders.admin.service.js';
import { findNamed, NAMED_TABLES, urlOf, type NamedType } from './named-rows.js';
import type { StaffSearchResultDto, StaffSearchResultsDto } from './staff-search.dto.js';
import { takeRoundRobin } from './take-round-robin.js';

/** The most hits of one kind of requests, so that no kind hides the others. */
const REQUESTS = 6;

const NONE: Promise<StaffSearchResultDto[]> = Promise.resolve([]);

const screens: readonly AdminScreen[] = Object.values(ADMIN_SCREENS);
const namedTypes = Object.keys(NAMED_TABLES) as NamedType[];

/** Finds what a member of staff may open (contract, "A desk for several people"). */
@Injectable()
export class StaffSearchService {
  constructor(
    private readonly database: Database,
    private readonly orders: OrdersAdminService,
    private readonly contacts: ContactsAdminService,
    private readonly demonstrations: DemonstrationsAdminService,
  ) {}

  /** @returns at most 20 hits; none for a text without a word */
  async find(text: string, staff: CurrentAdminInfo): Promise<StaffSearchResultsDto> {
    const may = (permission: Permission | undefined) =>
      permission === undefined || staff.permissions.includes(permission);
    const foundScreens = findScreens(text).filter(({ permission }) => may(permission));
    const found = await Promise.all([
      may('orders:read') ? this.findOrders(text, staff) : NONE,
      may('contacts:read') ? this.findContacts(text, staff) : NONE,
      may('contacts:read') ? this.findDemonstrations(text) : NONE,
      this.findNamed(
        text,
        namedTypes.filter((type) => may(NAMED_TABLES[type].permission)),
        may,
      ),
    ]);
    return { results: takeRoundRobin([foundScreens.map(toScreenHit), ...found], SEARCH_LIMIT) };
  }

  private async findOrders(text: string, staff: CurrentAdminInfo): Promise<StaffSearchResultDto[]> {
    if (!canFindRequests(text)) return [];
    const query = {
      search: text,
      status: undefined,
      sort: '-createdAt' as const,
      page: 1,
      limit: REQUESTS,
      cursor: '',
    };
    const { orders } = await this.orders.list(query, staff);
    return orders.map(({ id, productName, customerInfo }) => ({
      type: 'order',
      id,
      title: productName,
      subtitle: [shortNumber(id), customerInfo.fullName, customerInfo.companyName].filter(Boolean).join(' · '),
      url: `${ADMIN_SCREENS.orders.path}/${id}`,
    }));
  }

  private async findContacts(text: string, staff: CurrentAdminInfo): Promise<StaffSearchResultDto[]> {
    if (!canFindRequests(text)) return [];
    const query = { search: text, status: undefined, page: 1, limit: REQUESTS, cursor: '' };
    const { contacts } = await this.contacts.list(query, staff);
    return contacts.map(({ id, name, subject }) => ({
      type: 'contact',
      id,
      title: subject,
      subtitle: name,
      url: `${ADMIN_SCREENS.contacts.path}/${id}`,
    }));
  }

  private async findDemonstrations(text: string): Promise<StaffSearchResultDto[]> {
    if (!canFindRequests(text)) return [];
    const query = { search: text, status: undefined, kind: undefined, page: 1, limit: REQUESTS, cursor: '' };
    const { demonstrations } = await this.demonstrations.list(query);
    return demonstrations.map(({ id, name, company }) => ({
      type: 'demonstration',
      id,
      title: company,
      subtitle: name,
      url: `${ADMIN_SCREENS.demonstrations.path}?demonstration=${id}`,
    }));
  }

  private async findNamed(
    text: string,
    types: readonly NamedType[],
    may: (permission: Permission) => boolean,
  ): Promise<StaffSearchResultDto[]> {
    if (types.length === 0) return [];
    const hits = await this.database.forStaff.run(findNamed(text, types));
    return hits.map((hit) => ({ ...hit, url: urlOf(hit, may) }));
  }
}

/** The ids of the requests in an answer, which shows their customers. */
export const requestIds = ({ results }: StaffSearchResultsDto): string[] =>
  results.flatMap(({ type, id }) =>
    id !== null && (type === 'order' || type === 'contact' || type === 'demonstration') ? [id] : [],
  );

/** Requests are searched only with a word that is long enough or a short id, because otherwise their lists would return all of them. */
const canFindRequests = (text: string): boolean => searchWords(text).length > 0 || findShortId(text) !== undefined;

function findScreens(text: string): AdminScreen[] {
  const words = listWords(text);
  if (words.length === 0) return [];
  return screens.filter(({ title }) => {
    const own = listWords(title);
    return words.every((word) => own.some((one) => one.startsWith(word)));
  });
}

const toScreenHit = ({ title, path }: AdminScreen): StaffSearchResultDto => ({
  type: 'screen',
  id: null,
  title,
  subtitle: null,
  url: path,
});
