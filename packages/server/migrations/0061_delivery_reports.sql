-- What the provider says of a text message that it took: delivered, or not, and why.
set local lock_timeout = '5s';
alter table outgoing_messages add column reported_at timestamptz;
alter table outgoing_messages drop constraint outgoing_messages_state_check;
alter table outgoing_messages add constraint outgoing_messages_state_check
  check (state in ('queued', 'sending', 'sent', 'delivered', 'failed', 'held', 'unknown')) not valid;

-- Messages of which the provider will say what became of them: it is asked at `ask_at`, or says so by itself. The row goes
-- with its word; after `silent_at` nobody waits for it any more, but it still counts for as long as the row stands.
create table awaited_reports (
  shop_id uuid not null,
  message_id uuid not null,
  reference text,
  ask_at timestamptz,
  asked integer not null default 0,
  handed_at timestamptz not null,
  silent_at timestamptz,
  -- Until when the message is of use: one that did not arrive can be sent again before.
  useful_until timestamptz not null,
  primary key (shop_id, message_id)
);
create index awaited_reports_by_reference on awaited_reports (shop_id, reference);
create index awaited_reports_by_ask on awaited_reports (shop_id, ask_at);
create index awaited_reports_by_silence on awaited_reports (shop_id, silent_at);
select protect_tenant_table('awaited_reports');
