import { ApiProperty } from '@nestjs/swagger';
import { ROLES, type Role } from '@vitrine/schemas';

/** What somebody who is invited is told before they accept. */
export class InvitationDto {
  /** E-mail address by which the account will sign in. @example "clara.vogt@house.example" */
  email!: string;
  /** How colleagues will call this person. @example "Clara Vogt" */
  name!: string | null;
  /** What this person will be in the team. @example "sales" */
  @ApiProperty({ enum: ROLES, enumName: 'Role' })
  role!: Role;
}
