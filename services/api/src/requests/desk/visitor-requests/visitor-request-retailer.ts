import type { OnModuleInit } from '@nestjs/common';
import type { Permission } from '@vitrine/schemas';
import { sql } from 'kysely';
import { notFound } from '../../../common/errors/api-error.js';
import { mapInBatches } from '../../../common/map-in-batches.js';
import { run, type Database } from '../../../database/database.js';
import type { RequestSubject } from '../../../platform/notifications/outbox/outbox-entry.js';
import type { RequestPrivacy, RequestText } from '../../visitor-requests/request-privacy.js';
import type { RequestRow } from '../../visitor-requests/request-rows.js';
import type { RequestSearch } from '../../visitor-requests/request-search.js';
import type { Retailer, RetailerRequest, RetailerSource } from '../retailer/retailer.js';
import type { Retailers } from '../retailer/retailers.service.js';
import type { RecordKind } from '../record-kind.js';

const COLUMNS = ['id', 'request', 'status', 'created_at'] as const;
const READ = COLUMNS.map((column) => `r.${column}`);
const NOBODY: Retailer = { email: '', company: '' };

type Row = Pick<RequestRow, (typeof COLUMNS)[number]>;

/** The services of the domain that are needed to find a retailer's requests. */
interface RetailerParts<Text extends RequestText> {
  retailers: Retailers;
  database: Database;
  privacy: RequestPrivacy<Text>;
  searching: RequestSearch<RequestRow, Text>;
}

/** The contact requests or requests for a demonstration of a retailer. */
export abstract class VisitorRequestRetailer<Text extends RequestText> implements RetailerSource, OnModuleInit {
  readonly kind: RequestSubject;
  readonly permission: Permission;
  abstract readonly hasCompany: boolean;

  protected constructor(
    private readonly record: RecordKind,
    private readonly parts: RetailerParts<Text>,
  ) {
    this.kind = record.name;
    this.permission = `${record.permissions}:read`;
  }

  /** The subject of a request. */
  protected abstract title(text: Text): string;

  /** Empty where the request names no company. */
  protected abstract company(text: Text): string;

  onModuleInit(): void {
    this.parts.retailers.register(this);
  }

  async retailerOf(id: string): Promise<Retailer | undefined> {
    const [found] = await run(
      await this.parts.database.pool(),
      sql<Row>`select request from ${sql.table(this.record.table)} where id = ${id} and ${this.record.isPresent}`,
    );
    if (!found) throw notFound(this.record.noun);
    const text = this.parts.privacy.readRequest(found.request, id);
    return text && this.retailerIn(text);
  }

  async ofAddress(email: string, most: number): Promise<RetailerRequest[]> {
    return this.presentAll(await this.parts.searching.ofAddress<Row>(email, READ, most));
  }

  async ofCompany(company: string, most: number): Promise<RetailerRequest[]> {
    return this.presentAll(await this.parts.searching.newest<Row>(company, READ, most));
  }

  private presentAll(rows: readonly Row[]): Promise<RetailerRequest[]> {
    return mapInBatches(rows, (row) => this.present(row));
  }

  private present({ id, request, status, created_at: createdAt }: Row): RetailerRequest {
    const text = this.parts.privacy.readRequest(request, id);
    const title = text ? this.title(text) : '';
    return {
      kind: this.kind,
      id,
      title,
      status,
      createdAt,
      price: null,
      retailer: text ? this.retailerIn(text) : NOBODY,
    };
  }

  private retailerIn(text: Text): Retailer {
    return { email: text.email, company: this.company(text) };
  }
}
