-- Where a shop fetches goods and for how much, and what members asked to be fetched.
set local lock_timeout = '5s';
create table pickup_areas (
  shop_id uuid not null,
  id uuid not null,
  zh text not null,
  tw text not null,
  en text not null,
  -- Towns and districts by which members find it, in any language.
  places text[] not null default '{}',
  -- Where drivers take what they fetch here.
  warehouse_id uuid not null,
  base_minor bigint not null check (base_minor >= 0),
  -- What the base price covers.
  base_weight_g integer not null check (base_weight_g >= 0),
  -- Each kilogram begun above it.
  step_minor bigint not null check (step_minor >= 0),
  max_weight_g integer not null check (max_weight_g > 0 and max_weight_g >= base_weight_g),
  active boolean not null default true,
  created_at timestamptz not null,
  primary key (shop_id, id),
  foreign key (shop_id, warehouse_id) references warehouses (shop_id, id)
);
select protect_tenant_table('pickup_areas');

create table pickup_tasks (
  shop_id uuid not null,
  id uuid not null,
  number text not null,
  member_id uuid not null,
  area_id uuid not null,
  -- As the area had it when this was asked for.
  warehouse_id uuid not null,
  state text not null default 'requested' check (state in
    ('requested', 'planned', 'collected', 'inHouse', 'failed', 'cancelled')),
  address text not null,
  contact text not null,
  phone text not null,
  weight_g integer not null check (weight_g > 0),
  pieces integer not null check (pieces > 0),
  remark text not null default '',
  amount_minor bigint not null check (amount_minor >= 0),
  -- When the member wishes it, and when it is planned.
  day date not null,
  part text not null check (part in ('morning', 'afternoon', 'evening')),
  planned_day date,
  planned_part text check (planned_part in ('morning', 'afternoon', 'evening')),
  driver_id uuid,
  note text not null default '',
  reason text not null default '',
  collected_at timestamptz,
  ended_by uuid,
  ended_at timestamptz,
  -- When the member looked at why it failed.
  seen_at timestamptz,
  created_at timestamptz not null,
  primary key (shop_id, id),
  unique (shop_id, number),
  check (state not in ('planned', 'collected', 'inHouse') or num_nulls(planned_day, planned_part, driver_id) = 0),
  foreign key (shop_id, member_id) references members (shop_id, id),
  foreign key (shop_id, area_id) references pickup_areas (shop_id, id),
  foreign key (shop_id, warehouse_id) references warehouses (shop_id, id),
  foreign key (shop_id, driver_id) references staff (shop_id, id),
  foreign key (shop_id, ended_by) references staff (shop_id, id)
);
create index pickup_tasks_by_member on pickup_tasks (shop_id, member_id, id desc);
create index pickup_tasks_by_state on pickup_tasks (shop_id, state, id);
create index pickup_tasks_by_day on pickup_tasks (shop_id, planned_day) where planned_day is not null;
select protect_tenant_table('pickup_tasks');
revoke delete on pickup_tasks from crossdock_app;

-- The parcels that what was fetched became.
create table pickup_parcels (
  shop_id uuid not null,
  parcel_id uuid not null,
  task_id uuid not null,
  primary key (shop_id, parcel_id),
  foreign key (shop_id, parcel_id) references parcels (shop_id, id),
  foreign key (shop_id, task_id) references pickup_tasks (shop_id, id)
);
create index pickup_parcels_by_task on pickup_parcels (shop_id, task_id);
select protect_tenant_table('pickup_parcels');
revoke update, delete on pickup_parcels from crossdock_app;

-- A driver's picture is taken before the parcel arrives, and outlives a slip at the scale.
alter table parcel_photos drop constraint parcel_photos_kind_check;
alter table parcel_photos add constraint parcel_photos_kind_check
  check (kind in ('receive', 'scale', 'inspection', 'damage', 'pickup')) not valid;
