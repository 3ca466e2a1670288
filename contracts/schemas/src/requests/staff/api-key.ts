import { array, type InferType } from 'yup';
import { MAXIMUM_LENGTHS } from '../../constants.js';
import { described } from '../../fields/described.js';
import { line, requiredChoice, tooLong } from '../../fields/fields.js';
import { requestBody } from '../../fields/request-body.js';
import { optionalMoment } from '../../fields/times/moment.js';
import { sentence } from '../../messages/translate.js';
import { KEY_PERMISSIONS } from '../../permissions.js';

/** Body of `POST /api/admin/api-keys` (contract: Other programs, Keys). */
export const apiKeySchema = requestBody('NewApiKey', 'A key for another program', {
  name: described(
    line().required(sentence('apiKey.name')).max(MAXIMUM_LENGTHS.apiKeyName, tooLong(MAXIMUM_LENGTHS.apiKeyName)),
    'What the program is called; histories and the audit log name it so',
    { example: 'ERP' },
  ),
  permissions: described(
    array()
      .of(requiredChoice(KEY_PERMISSIONS, sentence('apiKey.permission')))
      .typeError(sentence('apiKey.permissions'))
      .required(sentence('apiKey.permissions'))
      .min(1, sentence('apiKey.permissions'))
      .max(KEY_PERMISSIONS.length, sentence('apiKey.permissions')),
    'What the program may do: permissions of whoever makes the key, but none of staff or keys',
    { example: ['orders:read', 'events:read'] },
  ),
  expiresAt: described(optionalMoment(), 'Until when the key works, in the future; null = until it is revoked', {
    format: 'date-time',
    example: null,
  }),
});

export type NewApiKey = InferType<typeof apiKeySchema>;
