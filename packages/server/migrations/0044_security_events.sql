-- Who got in, who was refused, who took tables along or looked at papers: kept for half a year (shops/retention.store.ts).
create table security_events (
  shop_id uuid not null,
  id uuid not null,
  at timestamptz not null,
  kind text not null check (kind in ('login', 'acting', 'refused', 'lockout', 'export', 'papers')),
  staff_id uuid,
  member_id uuid,
  -- As it was typed, where nobody got in.
  name text not null,
  call text not null,
  reason text not null,
  ip text not null,
  user_agent text not null,
  request_id text not null,
  primary key (shop_id, id),
  foreign key (shop_id) references shops (id)
);
create index security_events_by_time on security_events (shop_id, at desc, id desc);
select protect_tenant_table('security_events');
