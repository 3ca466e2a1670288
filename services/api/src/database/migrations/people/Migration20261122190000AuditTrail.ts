import { Migration } from '@mikro-orm/migrations';

/** The shortest time for which an installation can keep its audit log: 6 months, which have at least 181 days (`RETENTION_AUDIT`). */
const NEVER_FORGOTTEN_BEFORE = `interval '180 days'`;

/**
 * The fields of an entry that its hash covers, as text; `verify-audit.ts` computes the same. The form of existing entries never changes: a further
 * column needs a new form for the entries from then on.
 */
const CANONICAL = (entry: string) => `
  pg_catalog.jsonb_build_array(${entry}.id, (extract(epoch from ${entry}.at) * 1000000)::bigint, ${entry}.admin_id, ${entry}.admin_email, ${entry}.action,
    ${entry}.subject_type, ${entry}.subject_id, ${entry}.details, ${entry}.network, ${entry}.request_id, ${entry}.outcome)::text`;

const HASH = (previous: string, seq: string, entry: string) =>
  `sha256(${previous} || convert_to(${seq} || ':' || ${CANONICAL(entry)}, 'UTF8'))`;

/** Source and outcome of audit entries, and a chain of hashes over all entries. */
export class Migration20261122190000AuditTrail extends Migration {
  override name = 'Migration20261122190000AuditTrail';

  override up(): void {
    this.addSql(`
      alter table audit_log
        add column network text,
        add column request_id text,
        add column outcome text not null default 'done' check (outcome in ('done', 'refused', 'failed'))`);
    this.addSql(
      `comment on column audit_log.network is 'of the source: /24 of an IPv4 address, /48 of an IPv6 address'`,
    );
    this.addSql(`create index audit_log_request on audit_log (request_id) where request_id is not null`);
    this.addSql(
      `create index audit_log_ids on audit_log using gin ((details -> 'ids')) where details -> 'ids' is not null`,
    );
    this.addSql(`
      create table audit_chain (seq bigint primary key, entry_id uuid not null unique, hash bytea not null)`);
    this.addSql(
      `comment on table audit_chain is 'hashes of the audit log, each over the one before and its entry, in the order of commits'`,
    );
    this.addSql(`
      create table audit_head (
        only_one boolean primary key default true check (only_one),
        seq bigint not null,
        hash bytea not null
      )`);
    this.addSql(`insert into audit_head (seq, hash) values (0, sha256(''))`);
    this.chainNewEntries();
    this.addSql(`
      do $$
      declare entry public.audit_log;
      begin
        for entry in select * from public.audit_log order by at, id loop
          perform public.append_to_audit_chain(entry);
        end loop;
      end $$`);
    this.forgetOldEntries();
  }

  override down(): void {
    this.addSql('drop function forget_audit_entries(timestamptz, integer, uuid, text)');
    this.addSql('drop trigger audit_log_chained on audit_log');
    this.addSql('drop function chain_audit_entry()');
    this.addSql('drop function append_to_audit_chain(audit_log)');
    this.addSql('drop table audit_chain, audit_head');
    this.addSql('alter table audit_log drop column network, drop column request_id, drop column outcome');
    this.addSql('drop index audit_log_ids');
  }

  /**
   * A deferred trigger, which runs at the commit. Two transactions with entries wait for each other only from then on, and neither holds the lock on
   * the head while it waits for anything else.
   */
  private chainNewEntries(): void {
    this.addSql(`
      create function append_to_audit_chain(entry audit_log) returns void
      language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
      declare head public.audit_head;
      begin
        select * into strict head from public.audit_head for update;
        head.seq := head.seq + 1;
        head.hash := ${HASH('head.hash', 'head.seq', 'entry')};
        update public.audit_head set seq = head.seq, hash = head.hash;
        insert into public.audit_chain (seq, entry_id, hash) values (head.seq, entry.id, head.hash);
      end $$`);
    this.addSql('revoke execute on function append_to_audit_chain(audit_log) from public');
    this.addSql(`
      create function chain_audit_entry() returns trigger
      language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
      begin
        perform public.append_to_audit_chain(new);
        return null;
      end $$`);
    this.addSql('revoke execute on function chain_audit_entry() from public');
    this.addSql(`
      create constraint trigger audit_log_chained after insert on audit_log deferrable initially deferred
      for each row execute function chain_audit_entry()`);
  }

  /** Deletes only the beginning of the chain, so that the rest can be verified from the hash in the entry about the deletion. */
  private forgetOldEntries(): void {
    this.addSql(`
      create or replace function protect_audit_log() returns trigger language plpgsql as $$
      begin
        if tg_op = 'DELETE' and current_setting('vitrine.audit_retention', true) = 'on' then
          if old.at < now() - ${NEVER_FORGOTTEN_BEFORE} then
            return old;
          end if;
        end if;
        raise exception 'the audit log is append-only';
      end $$`);
    this.addSql(`
      create function forget_audit_entries(before timestamptz, most integer, note_id uuid, kept_for text) returns integer
      language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
      declare
        last public.audit_chain;
        gone integer;
      begin
        select c.* into last from (
          select seq, min(seq) filter (where not is_old) over () as first_kept from (
            select seq, coalesce(e.at < before, false) as is_old
            from (select seq, entry_id from public.audit_chain order by seq limit most) as oldest
            left join public.audit_log e on e.id = oldest.entry_id
          ) as looked_at
        ) as counted join public.audit_chain c using (seq)
        where first_kept is null or seq < first_kept
        order by seq desc limit 1;
        if last.seq is null then
          return 0;
        end if;
        perform set_config('vitrine.audit_retention', 'on', true);
        delete from public.audit_log e using public.audit_chain c where c.entry_id = e.id and c.seq <= last.seq;
        get diagnostics gone = row_count;
        delete from public.audit_chain where seq <= last.seq;
        perform set_config('vitrine.audit_retention', 'off', true);
        insert into public.audit_log (id, admin_email, action, subject_type, subject_id, details)
        values (note_id, 'system', 'retention.apply', 'retention', 'audit', jsonb_build_object(
          'erased', gone, 'keptFor', kept_for, 'through', last.seq, 'hash', encode(last.hash, 'hex')));
        return gone;
      end $$`);
    this.addSql('revoke execute on function forget_audit_entries(timestamptz, integer, uuid, text) from public');
  }
}
