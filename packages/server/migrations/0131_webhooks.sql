-- Addresses of the firm's programs that are told of every change of a state, and what is told them.
set local lock_timeout = '5s';
create table webhooks (
  shop_id uuid not null,
  id uuid not null,
  address text not null,
  events text[] not null,
  -- Sealed; the one before is good for a day after it was replaced.
  secret text not null,
  old_secret text,
  old_until timestamptz,
  made_at timestamptz not null,
  state text not null default 'on' check (state in ('on', 'off', 'failing')),
  -- Nothing has been taken since then.
  failing_since timestamptz,
  -- Attempts that the address itself failed, in a row, and until when it is left alone for it.
  failures integer not null default 0,
  rests_until timestamptz,
  primary key (shop_id, id)
);
alter table webhooks add foreign key (shop_id) references shops (id);
select protect_tenant_table('webhooks');

create table webhook_deliveries (
  shop_id uuid not null,
  webhook_id uuid not null,
  -- Of the step that it tells of: the same for every try of it and every address.
  id uuid not null,
  type text not null,
  subject_id uuid not null,
  from_state text,
  event text not null,
  -- Whether a member, staff or nobody in person did it.
  by_whom text not null,
  at timestamptz not null,
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'failed')),
  due_at timestamptz not null,
  attempts integer not null default 0,
  lease_until timestamptz,
  tried_at timestamptz,
  -- What the address answered last: its status, or why there was none.
  status integer,
  answer text not null default '',
  took_ms integer,
  primary key (shop_id, webhook_id, id)
);
alter table webhook_deliveries add foreign key (shop_id, webhook_id) references webhooks (shop_id, id) on delete cascade;
create index webhook_deliveries_due on webhook_deliveries (shop_id, due_at) where state = 'waiting';
create index webhook_deliveries_by_time on webhook_deliveries (shop_id, at desc);
select protect_tenant_table('webhook_deliveries');
