import { Injectable } from '@nestjs/common';
import { COMPANY_TIME_ZONE, sentence, type DemonstrationRequest, type Language } from '@vitrine/schemas';
import { validate as isUuid } from 'uuid';
import { validationFailed } from '../../common/errors/api-error.js';
import { newId } from '../../common/ids.js';
import { mailsOfNewDemonstration } from '../../platform/notifications/outbox/outbox-entry.js';
import { OutboxSignal } from '../../platform/notifications/outbox/outbox-signal.js';
import { Idempotency, type Accepted } from '../visitor-requests/idempotency/idempotency.js';
import { DEMONSTRATIONS } from './demonstration-definition.js';
import type { AcceptedDemonstrationDto } from './demonstration.dto.js';
import { DemonstrationPrivacy } from './demonstration-privacy.js';
import { DemonstrationsRepository } from './demonstrations.repository.js';

/** The place of a demonstration, as it is stored with the request. */
interface Place {
  storeId: string | null;
  place: string | null;
  timeZone: string;
}

/** Accepts requests for a demonstration (contract: POST /api/demonstrations). */
@Injectable()
export class DemonstrationsService {
  constructor(
    private readonly repository: DemonstrationsRepository,
    private readonly privacy: DemonstrationPrivacy,
    private readonly idempotency: Idempotency,
    private readonly signal: OutboxSignal,
  ) {}

  /**
   * @param asked language of the mails where the body names none
   * @param key the client's `Idempotency-Key`: a repeat within 24 hours gets the first answer
   * @throws ApiError 400, also for a store that visitors do not see; 422 `IDEMPOTENCY_KEY_REUSED`
   */
  async accept(body: DemonstrationRequest, asked: Language, key?: string): Promise<Accepted<AcceptedDemonstrationDto>> {
    const id = newId();
    const language = body.language ?? asked;
    const answer: AcceptedDemonstrationDto = { id, createdAt: new Date() };
    const keyed = key === undefined ? undefined : { key, email: body.email, body, kind: DEMONSTRATIONS.table };
    const accepted = await this.idempotency.once(keyed, answer, async (repeat) =>
      this.repository.insert({
        id,
        kind: body.kind,
        ...(await this.findPlace(body)),
        wishes: body.wishes.map((wish) => new Date(wish)),
        request: this.privacy.encryptRequest(body, id),
        language,
        createdAt: answer.createdAt,
        searchTokens: this.privacy.searchTokens(body),
        mails: mailsOfNewDemonstration(id, language),
        repeat,
      }),
    );
    if (!accepted.isRepeat) this.signal.wake();
    return accepted;
  }

  /** @throws ApiError 400 for a store that visitors do not see */
  private async findPlace({ kind, storeId }: DemonstrationRequest): Promise<Place> {
    if (kind === 'video' || storeId === undefined) return { storeId: null, place: null, timeZone: COMPANY_TIME_ZONE };
    const found = isUuid(storeId) ? await this.repository.findPlace(storeId) : undefined;
    if (!found) throw validationFailed([{ field: 'storeId', message: sentence('demonstration.storeUnknown') }]);
    return { storeId, ...found };
  }
}
