import { replyTemplateResource } from '@vitrine/schemas';
import { ResourceAdminAnswer, ResourceAnswer, resourceTable } from '../../resource/index.js';

/** A text that staff begin a reply with. */
export const replyTemplateTable = resourceTable(replyTemplateResource, 'reply_templates');

class ReplyTemplateDto extends ResourceAnswer(replyTemplateTable) {}

/** A template as staff keep it: German texts, those of other languages in `translations`. */
export class ReplyTemplateAdminDto extends ResourceAdminAnswer(replyTemplateTable, ReplyTemplateDto) {}
