import { Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { replyTemplateResource } from '@vitrine/schemas';
import { ResourceController } from '../../resource/index.js';
import { ReplyTemplateAdminDto } from './reply-template.js';
import { ReplyTemplatesAdminService } from './reply-templates.service.js';

@ApiTags('Reply templates')
@Controller('admin/reply-templates')
export class ReplyTemplatesAdminController extends ResourceController(replyTemplateResource, {
  path: 'admin/reply-templates',
  permissions: 'orders',
  all: '',
  service: ReplyTemplatesAdminService,
  answer: ReplyTemplateAdminDto,
  change: { title: 'Rückfrage zum Wunschtermin', version: 1 },
  summaries: {
    list: 'All texts that staff begin a reply with, by title.',
    create: 'Creates a template; its title and text are required.',
    update: "Changes any subset of a template's fields. 409 `STALE_VERSION`.",
    remove: 'Deletes a template; replies that began with it stay as they are.',
  },
}) {}
