import { Injectable } from '@nestjs/common';
import { byText } from '../../common/alphabet.js';
import { ResourceAdminService } from '../../resource/index.js';
import { replyTemplateTable } from './reply-template.js';

/** The texts that staff begin a reply with, by title. */
@Injectable()
export class ReplyTemplatesAdminService extends ResourceAdminService<typeof replyTemplateTable> {
  protected readonly table = replyTemplateTable;
  protected readonly compare = byText('title', 'de');
}
