/** Whose password a link sets. */
export class PasswordResetDto {
  /** E-mail address of the account. @example "clara.vogt@house.example" */
  email!: string;
}
