/** What every admin answer carries beside the entity's own fields and its `translations`. */
export class AdminFieldsDto {
  /** Raised by every change; a `PUT` with an older one is 409 `STALE_VERSION`. @example 1 */
  version!: number;
  createdAt!: Date;
  updatedAt!: Date;
}

/** The three fields of a row. */
export const adminFields = ({ version, createdAt, updatedAt }: AdminFieldsDto): AdminFieldsDto => ({
  version,
  createdAt,
  updatedAt,
});
