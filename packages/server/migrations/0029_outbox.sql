-- What waits to be sent, or could be sent again, stands in a small table of its own. A row is taken with a lease and sent
-- outside of any transaction. `handed_at` says that the other side may have it already: such a row is never sent again by
-- itself. Without `due_at` it waits for staff, until it runs out.
create table outbox (
  shop_id uuid not null,
  message_id uuid not null,
  due_at timestamptz,
  expires_at timestamptz not null,
  lease_id uuid,
  lease_until timestamptz,
  handed_at timestamptz,
  primary key (shop_id, message_id)
);
create index outbox_by_due on outbox (shop_id, due_at);
create index outbox_by_expiry on outbox (shop_id, expires_at);
select protect_tenant_table('outbox');

alter table outgoing_messages add column attempts integer not null default 0;
-- Whoever holds the body can do what the member can: codes and links. Nobody reads it, and it goes once it is of no use.
alter table outgoing_messages add column secret boolean not null default true;
-- What the provider calls the message, and what it says of its delivery.
alter table outgoing_messages add column reference text;
alter table outgoing_messages add column delivery text not null default '';
alter table outgoing_messages drop constraint outgoing_messages_state_check;
alter table outgoing_messages add constraint outgoing_messages_state_check
  check (state in ('queued', 'sending', 'sent', 'failed', 'held', 'unknown')) not valid;

-- Messages of before: their codes ran out long ago. Those that still wait are taken over.
-- The owner sees the rows of all shops for this.
alter table outgoing_messages no force row level security;
alter table outbox no force row level security;
insert into outbox (shop_id, message_id, due_at, expires_at)
  select shop_id, id, case when state = 'queued' then created_at end, created_at + interval '1 hour'
  from outgoing_messages where state <> 'sent' and created_at > now() - interval '1 hour';
update outgoing_messages set body = '' where state = 'sent' or created_at <= now() - interval '1 hour';
alter table outbox force row level security;
alter table outgoing_messages force row level security;

-- A demo shop is one because it was seeded as one: no request makes or unmakes it.
revoke update on shops from crossdock_app;
grant update (name, icon_file_id, theme, currency, time_zone, default_lang, languages, lang_version, settings)
  on shops to crossdock_app;
