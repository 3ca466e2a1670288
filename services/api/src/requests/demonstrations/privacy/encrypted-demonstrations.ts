import { Injectable } from '@nestjs/common';
import { EncryptedRequests } from '../../visitor-requests/privacy/encrypted-requests.js';
import { DEMONSTRATIONS } from '../demonstration-definition.js';
import { DemonstrationPrivacy, type DemonstrationText } from '../demonstration-privacy.js';

/** The encrypted columns of `demonstrations`. */
@Injectable()
export class EncryptedDemonstrations extends EncryptedRequests<DemonstrationText> {
  constructor(privacy: DemonstrationPrivacy) {
    super(privacy, DEMONSTRATIONS);
  }
}
