import { ApiProperty } from '@nestjs/swagger';

/** An accepted appointment; no personal data. */
export class AcceptedAppointmentDto {
  @ApiProperty({ type: String, format: 'uuid', description: 'Id (UUID v7)' })
  id!: string;
  @ApiProperty({ type: String, format: 'date', description: 'The day that is wished' })
  day!: string;
  @ApiProperty({ type: Date, description: 'When it was asked for' })
  createdAt!: Date;
}

/** An appointment as staff see it. */
export class AppointmentDto extends AcceptedAppointmentDto {
  @ApiProperty({ type: String, nullable: true, description: 'Who comes; null = cannot be read' })
  name!: string | null;
  @ApiProperty({ type: String, nullable: true, description: 'E-mail address; null = cannot be read' })
  email!: string | null;
  @ApiProperty({ type: String, nullable: true, description: 'Wishes; null = cannot be read' })
  note!: string | null;
}

/** The coming appointments. */
export class AppointmentsDto {
  @ApiProperty({ type: [AppointmentDto], description: 'From today on, the next first; 200 at most' })
  appointments!: AppointmentDto[];
  @ApiProperty({ type: Number, description: 'Orders of the last 30 days, which could be handed over in the boutique' })
  handovers!: number;
}
