-- What a shop does to parcels for a price, and the work that members ordered. Inspection photos are one of the kinds.
set local lock_timeout = '5s';
create table services (
  shop_id uuid not null,
  id uuid not null,
  kind text not null check (kind in
    ('photo', 'count', 'openCheck', 'removeBox', 'reinforce', 'crate', 'split', 'mergeEarly', 'returnToSeller')),
  unit text not null check (unit in ('piece', 'parcel', 'order', 'kg')),
  price_minor bigint not null check (price_minor >= 0),
  zh text not null,
  tw text not null,
  en text not null,
  about_zh text not null default '',
  about_tw text not null default '',
  about_en text not null default '',
  file_ids uuid[] not null default '{}',
  active boolean not null default true,
  position integer not null default 0,
  created_at timestamptz not null,
  primary key (shop_id, id)
);
-- One price for pictures: who orders them names none.
create unique index services_one_for_photos on services (shop_id) where kind = 'photo' and active;
select protect_tenant_table('services');

create table service_tasks (
  shop_id uuid not null,
  id uuid not null,
  service_id uuid not null,
  kind text not null check (kind in
    ('photo', 'count', 'openCheck', 'removeBox', 'reinforce', 'crate', 'split', 'mergeEarly', 'returnToSeller')),
  member_id uuid not null,
  parcel_id uuid,
  order_id uuid,
  state text not null default 'requested' check (state in
    ('requested', 'working', 'done', 'reshoot', 'impossible', 'cancelled')),
  -- As the price stood when it was ordered.
  unit text not null check (unit in ('piece', 'parcel', 'order', 'kg')),
  price_minor bigint not null check (price_minor >= 0),
  quantity integer not null check (quantity > 0),
  free_quantity integer not null default 0 check (free_quantity between 0 and quantity),
  amount_minor bigint not null check (amount_minor >= 0),
  payer text not null check (payer in ('balance', 'bill')),
  -- What the member wishes, and shows of what was bought.
  wish text not null default '',
  own_file_ids uuid[] not null default '{}',
  -- What the warehouse answers.
  result_file_ids uuid[] not null default '{}',
  note text not null default '',
  reason text not null default '',
  taken_by uuid,
  taken_at timestamptz,
  ended_by uuid,
  ended_at timestamptz,
  reshot_at timestamptz,
  reshoot_wish text not null default '',
  -- When the member looked at how it ended.
  seen_at timestamptz,
  created_at timestamptz not null,
  primary key (shop_id, id),
  check (num_nonnulls(parcel_id, order_id) = 1),
  foreign key (shop_id, service_id) references services (shop_id, id),
  foreign key (shop_id, member_id) references members (shop_id, id),
  foreign key (shop_id, parcel_id) references parcels (shop_id, id),
  foreign key (shop_id, order_id) references orders (shop_id, id),
  foreign key (shop_id, taken_by) references staff (shop_id, id),
  foreign key (shop_id, ended_by) references staff (shop_id, id)
);
create index service_tasks_by_member on service_tasks (shop_id, member_id, id desc);
create index service_tasks_by_parcel on service_tasks (shop_id, parcel_id) where parcel_id is not null;
create index service_tasks_by_order on service_tasks (shop_id, order_id) where order_id is not null;
create index service_tasks_open on service_tasks (shop_id, id) where state in ('requested', 'working', 'reshoot');
create index service_tasks_unseen on service_tasks (shop_id, member_id)
  where seen_at is null and state in ('done', 'impossible');
-- The same work on the same parcel is ordered once at a time, however many tabs ask.
create unique index service_tasks_once on service_tasks (shop_id, parcel_id, service_id)
  where parcel_id is not null and state in ('requested', 'working', 'reshoot');
select protect_tenant_table('service_tasks');
revoke delete on service_tasks from crossdock_app;

-- Whether open work keeps the parcel out of orders; kept with the work, so that lists need not look for it.
alter table parcels add column in_service boolean not null default false;

alter table ledger_transfers add column service_task_id uuid;
alter table ledger_transfers add constraint ledger_transfers_service_task
  foreign key (shop_id, service_task_id) references service_tasks (shop_id, id) not valid;
