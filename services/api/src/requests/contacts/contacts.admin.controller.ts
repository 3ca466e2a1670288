import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Param,
  Post,
  Put,
  Query,
  Req,
  Res,
  type StreamableFile,
} from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  contactExportQuerySchema,
  contactListQuerySchema,
  contactUpdateSchema,
  type ContactExportQuery,
  type ContactListQuery,
  type ContactUpdate,
} from '@vitrine/schemas';
import type { Request, Response } from 'express';
import { Audited } from '../../common/audit/audited.js';
import { CurrentAdmin, type CurrentAdminInfo } from '../../common/auth/current-admin.js';
import { RequiresPermission } from '../../common/auth/requires-permission.js';
import { WithVersionTag } from '../../common/http/answer-rules.js';
import { EntityId } from '../../common/http/requests/entity-id.pipe.js';
import { IfMatch, TakesIfMatch, type ExpectedVersions } from '../../common/http/if-match.js';
import { setNextLink } from '../../common/http/next-link.js';
import { ApiExample } from '../../common/swagger/api-bodies.js';
import { ApiErrors } from '../../common/swagger/api-errors.js';
import { answerWithCsv, ApiCsvFile } from '../../common/swagger/csv-file.js';
import { ApiResponseHeaders } from '../../common/swagger/response-headers.js';
import { ResentAcknowledgementDto } from '../visitor-requests/request.dto.js';
import { ContactDto, ContactPageDto, ContactStatsDto } from './contact.dto.js';
import { CONTACT_EXPORT_EXAMPLE, ContactExport } from './contact-export.js';
import { ContactsAdminService } from './contacts.admin.service.js';

const ContactId = EntityId('Contact');

@ApiTags('Contacts')
@Controller('contacts/admin')
export class ContactsAdminController {
  constructor(
    private readonly contacts: ContactsAdminService,
    private readonly exporting: ContactExport,
  ) {}

  /** A page of contact requests, newest first. */
  @Get('all')
  @RequiresPermission('contacts:read')
  @Audited('contacts.read', 'contact', ({ contacts }: ContactPageDto) => contacts.map(({ id }) => id))
  @ApiResponseHeaders({ 200: ['Link'] })
  @ApiErrors(400)
  async list(
    @Query({ schema: contactListQuerySchema }) query: ContactListQuery,
    @CurrentAdmin() admin: CurrentAdminInfo,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ContactPageDto> {
    const page = await this.contacts.list(query, admin);
    setNextLink(request, response, page.next);
    return page;
  }

  /**
   * The contact requests of the list as CSV, in UTF-8 with a byte order mark, without what visitors wrote unless `columns` names `name`, `email` or
   * `subject`, which needs `customers:decrypt`, too; the whole needs `contacts:read` as well. A cell that a spreadsheet would take for a formula
   * begins with an apostrophe. Who exported which columns is written to the audit log first (`contacts.export`). A reader who takes nothing for a
   * minute, or is not done after ten, is cut off. While two exports of lists run, a third is 503.
   */
  @Get('export')
  @RequiresPermission('orders:export')
  @Audited('contacts.export', 'contact')
  @ApiCsvFile('contacts', CONTACT_EXPORT_EXAMPLE)
  @ApiErrors(400)
  async export(
    @Query({ schema: contactExportQuerySchema }) query: ContactExportQuery,
    @CurrentAdmin() admin: CurrentAdminInfo,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile> {
    return answerWithCsv(response, 'contacts', await this.exporting.csv(query, admin));
  }

  /** How many contact requests there are, in all and of each status. */
  @Get('stats')
  @RequiresPermission('contacts:read')
  stats(): Promise<ContactStatsDto> {
    return this.contacts.stats();
  }

  /** One contact request with the state of its acknowledgement. */
  @Get(':id')
  @RequiresPermission('contacts:read')
  @Audited('contact.read', 'contact', ({ id }: ContactDto) => [id])
  @WithVersionTag()
  @ApiErrors(404)
  get(@Param('id', ContactId) id: string): Promise<ContactDto> {
    return this.contacts.get(id);
  }

  /** Sets the status and, where they are given, the notes. 409 `STALE_VERSION`. */
  @Put(':id/status')
  @RequiresPermission('contacts:write')
  @Audited('contact.update', 'contact')
  @WithVersionTag()
  @TakesIfMatch()
  @ApiErrors(400, 404, { 409: ['STALE_VERSION'] })
  @ApiExample({ status: 'replied', adminNotes: 'Angebot gesendet.' })
  update(
    @Param('id', ContactId) id: string,
    @Body({ schema: contactUpdateSchema }) body: ContactUpdate,
    @IfMatch() expected: ExpectedVersions,
  ): Promise<ContactDto> {
    return this.contacts.update(id, body, expected);
  }

  /** Sends the acknowledgement to the visitor again. */
  @Post(':id/resend-acknowledgement')
  @RequiresPermission('contacts:write')
  @Audited('contact.acknowledgement.resend', 'contact')
  @HttpCode(202)
  @ApiErrors(404)
  async resendAcknowledgement(@Param('id', ContactId) id: string): Promise<ResentAcknowledgementDto> {
    await this.contacts.resendAcknowledgement(id);
    return { status: 'pending' };
  }

  /** Restores a deleted contact request; possible for 30 days. */
  @Post(':id/restore')
  @RequiresPermission('contacts:write')
  @Audited('contact.restore', 'contact')
  @WithVersionTag()
  @HttpCode(200)
  @ApiErrors(404)
  restore(@Param('id', ContactId) id: string, @CurrentAdmin() admin: CurrentAdminInfo): Promise<ContactDto> {
    return this.contacts.restore(id, admin);
  }

  /** Deletes a contact request; it can be restored for 30 days. */
  @Delete(':id')
  @RequiresPermission('contacts:write')
  @Audited('contact.delete', 'contact')
  @TakesIfMatch()
  @HttpCode(204)
  @ApiErrors(404)
  remove(
    @Param('id', ContactId) id: string,
    @CurrentAdmin() admin: CurrentAdminInfo,
    @IfMatch() expected: ExpectedVersions,
  ): Promise<void> {
    return this.contacts.remove(id, admin, expected);
  }
}
