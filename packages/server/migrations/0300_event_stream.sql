-- The changes of states of a shop, numbered for its programs: by the order of the numbers they read them.
set local lock_timeout = '5s';
create table event_streams (
  shop_id uuid not null,
  last_seq bigint not null default 0,
  -- What was done before is numbered, whenever its transaction ended.
  numbered_to timestamptz not null,
  primary key (shop_id)
);
alter table event_streams add foreign key (shop_id) references shops (id);
select protect_tenant_table('event_streams');

create table stream_events (
  shop_id uuid not null,
  seq bigint not null,
  -- Of the step that it tells of.
  id uuid not null,
  type text not null,
  subject_id uuid not null,
  from_state text,
  event text not null,
  by_whom text not null,
  at timestamptz not null,
  numbered_at timestamptz not null,
  primary key (shop_id, seq),
  unique (shop_id, id)
);
alter table stream_events add foreign key (shop_id) references event_streams (shop_id);
create index stream_events_by_time on stream_events (shop_id, numbered_at);
select protect_tenant_table('stream_events');
