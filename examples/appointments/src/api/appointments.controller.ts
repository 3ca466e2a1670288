import { Body, Controller, Delete, Get, Headers, HttpCode, Param, Post, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  ApiErrors,
  ApiExample,
  ApiRequestHeaders,
  ApiResponseHeaders,
  Audited,
  EntityId,
  Public,
  RateLimit,
  RequestLanguage,
  RequiresPermission,
  WithOwnIdempotencyKey,
  type Language,
} from '@vitrine/api/extension';
import { appointmentSchema, type AppointmentRequest } from '../rules.js';
import { AcceptedAppointmentDto, AppointmentsDto } from './appointment.dto.js';
import { AppointmentsService } from './appointments.service.js';

@ApiTags('Appointments')
@Controller('appointments')
export class AppointmentsController {
  constructor(private readonly appointments: AppointmentsService) {}

  @Post()
  @Public()
  @RateLimit('contacts')
  @WithOwnIdempotencyKey()
  @ApiOperation({ summary: 'Asks for an appointment in the boutique, and confirms it by mail' })
  @ApiCreatedResponse({ type: AcceptedAppointmentDto })
  @ApiRequestHeaders('Accept-Language', 'Idempotency-Key')
  @ApiResponseHeaders({ 201: ['Vary', 'Idempotency-Replayed'] })
  @ApiErrors(400, 422)
  @ApiExample({ name: 'Erika Muster', email: 'erika@juwelier.example', day: '2027-01-15' })
  async accept(
    @Body({ schema: appointmentSchema() }) body: AppointmentRequest,
    @RequestLanguage() language: Language,
    @Headers('idempotency-key') key: string | undefined,
    @Res({ passthrough: true }) response: { set: (name: string, value: string) => void },
  ): Promise<AcceptedAppointmentDto> {
    const { answer, isRepeat } = await this.appointments.accept(body, language, key);
    if (isRepeat) response.set('Idempotency-Replayed', 'true');
    return answer;
  }
}

@ApiTags('Appointments')
@Controller('appointments/admin')
export class AppointmentsAdminController {
  constructor(private readonly appointments: AppointmentsService) {}

  @Get()
  @RequiresPermission('contacts:read')
  @Audited('appointments.read', 'appointment', ({ appointments }: AppointmentsDto) => appointments.map(({ id }) => id))
  @ApiOperation({ summary: 'The appointments from today on, the next first' })
  @ApiOkResponse({ type: AppointmentsDto })
  list(): Promise<AppointmentsDto> {
    return this.appointments.list();
  }

  @Delete(':id')
  @RequiresPermission('contacts:write')
  @Audited('appointment.delete', 'appointment')
  @HttpCode(204)
  @ApiOperation({ summary: 'Deletes an appointment for good, with its mails' })
  @ApiErrors(404)
  remove(@Param('id', EntityId('Appointment')) id: string): Promise<void> {
    return this.appointments.remove(id);
  }
}
