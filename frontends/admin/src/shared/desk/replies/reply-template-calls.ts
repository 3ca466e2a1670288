import type { components } from '@vitrine/platform';
import { replyTemplateResource } from '@vitrine/schemas';
import { resourceCalls } from '../../resource/index.js';

/** A template as the API gives it to staff; times ISO 8601. */
export type ReplyTemplate = components['schemas']['ReplyTemplateAdminDto'];

export const replyTemplates = resourceCalls({
  resource: replyTemplateResource,
  rows: '/api/admin/reply-templates',
  all: '/api/admin/reply-templates',
  failures: {
    list: 'Failed to fetch reply templates',
    create: 'Failed to add reply template',
    change: 'Failed to update reply template',
  },
});
