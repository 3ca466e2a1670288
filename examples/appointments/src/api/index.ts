import { defineExtension } from '@vitrine/api/extension';
import { AppointmentsModule, AppointmentsWorkerModule } from './appointments.module.js';
import { AddAppointments } from './migrations.js';

export default defineExtension({
  name: 'appointments',
  migrations: [AddAppointments],
  api: AppointmentsModule,
  worker: AppointmentsWorkerModule,
});
