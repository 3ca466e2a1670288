/** What every admin answer carries beside the entity's own fields and its `translations`. */
export class AdminFieldsDto {
  /** Raised by every change; a `PUT` with an older one is 409 `STALE_VERSION`. @example 1 */
  version!: number;
  /** When it was made. */
  createdAt!: Date;
  /** When it was changed last. */
  updatedAt!: Date;
  /**
   * E-mail address of the administrator who changed it last; `null` where the system did, or before it was recorded.
   * @example "owner@house.example"
   */
  updatedBy!: string | null;
}

/** These fields of a row. */
export const adminFields = ({ version, createdAt, updatedAt, updatedBy }: AdminFieldsDto): AdminFieldsDto => ({
  version,
  createdAt,
  updatedAt,
  updatedBy,
});
