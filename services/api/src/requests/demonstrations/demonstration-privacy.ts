import { Injectable } from '@nestjs/common';
import type { DemonstrationRequest } from '@vitrine/schemas';
import { BlindIndex } from '../../common/personal-data/blind-index.js';
import { FieldCipher } from '../../common/personal-data/field-cipher.js';
import { RequestPrivacy } from '../visitor-requests/request-privacy.js';
import { DEMONSTRATIONS } from './demonstration-definition.js';

/** The personal data that a visitor wrote. */
export type DemonstrationText = Pick<DemonstrationRequest, 'name' | 'email' | 'telephone' | 'company' | 'notes'>;

/** Requests for a demonstration are found by name, company and e-mail address. */
@Injectable()
export class DemonstrationPrivacy extends RequestPrivacy<DemonstrationText> {
  constructor(cipher: FieldCipher, index: BlindIndex) {
    const stored = ['name', 'email', 'telephone', 'company', 'notes'] as const;
    super(cipher, index, DEMONSTRATIONS, stored, ['name', 'company', 'email']);
  }
}
