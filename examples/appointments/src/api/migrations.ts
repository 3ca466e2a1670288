import { Migration } from '@vitrine/api/extension';

/** Appointments, and the orders that ask for a handover in the boutique. */
export class AddAppointments extends Migration {
  override up(): void {
    this.addSql(`
      create table appointments (
        id uuid primary key,
        day date not null,
        request text not null,
        email_hash bytea not null,
        language text not null,
        created_at timestamptz not null default now()
      )`);
    this.addSql(`comment on column appointments.request is 'encrypted name, e-mail address and wishes (JSON)'`);
    this.addSql(`create index appointments_day on appointments (day, id)`);
    this.addSql(`create index appointments_email on appointments (email_hash)`);
    this.addSql(`
      create table appointments_handovers (
        order_id uuid primary key references orders (id) on delete cascade,
        ordered_at timestamptz not null
      )`);
  }

  override down(): void {
    this.addSql(`drop table appointments_handovers`);
    this.addSql(`drop table appointments`);
  }
}
