-- A member doubts a measurement; a second clerk takes it anew. What was measured stays as it was written.
set local lock_timeout = '5s';
-- On which scale, and the picture that shows it.
alter table parcel_measurements add column scale text not null default '';
alter table parcel_measurements add column file_id uuid;
alter table parcel_measurements add constraint parcel_measurements_file
  foreign key (shop_id, file_id) references files (shop_id, id) not valid;

-- Of the packages of orders, as of parcels: the package has what counts, and here is how it came to that. Unpacking takes
-- the package away and leaves this. The first measurement of a package has its id.
create table package_measurements (
  shop_id uuid not null,
  id uuid not null,
  order_id uuid not null,
  package_id uuid not null,
  weight_g integer not null check (weight_g > 0),
  length_mm integer not null check (length_mm > 0),
  width_mm integer not null check (width_mm > 0),
  height_mm integer not null check (height_mm > 0),
  staff_id uuid,
  scale text not null default '',
  file_id uuid,
  why text not null default '',
  at timestamptz not null,
  primary key (shop_id, id),
  foreign key (shop_id, order_id) references orders (shop_id, id),
  foreign key (shop_id, staff_id) references staff (shop_id, id),
  foreign key (shop_id, file_id) references files (shop_id, id)
);
create index package_measurements_by_order on package_measurements (shop_id, order_id, id);
select protect_tenant_table('package_measurements');
revoke update, delete on package_measurements from crossdock_app;

create table measurement_disputes (
  shop_id uuid not null,
  id uuid not null,
  member_id uuid not null,
  parcel_id uuid,
  order_id uuid,
  package_id uuid,
  position integer,
  state text not null check (state in ('open', 'confirmed', 'corrected', 'withdrawn')),
  reason text not null check (reason <> ''),
  file_ids uuid[] not null default '{}',
  -- Of parcel_measurements or package_measurements: what is doubted, and what was measured then.
  first_id uuid not null,
  second_id uuid,
  -- Keeps a parcel back and stops its clock.
  pause_id uuid,
  note text not null default '',
  lowered_minor bigint not null default 0 check (lowered_minor >= 0),
  returned_minor bigint not null default 0 check (returned_minor >= 0),
  created_at timestamptz not null,
  ended_at timestamptz,
  primary key (shop_id, id),
  check ((parcel_id is null) = (package_id is not null)),
  check ((package_id is null) = (order_id is null)),
  check ((package_id is null) = (position is null)),
  check ((state = 'open') = (ended_at is null)),
  check ((state in ('confirmed', 'corrected')) = (second_id is not null)),
  foreign key (shop_id, member_id) references members (shop_id, id),
  foreign key (shop_id, parcel_id) references parcels (shop_id, id),
  foreign key (shop_id, order_id) references orders (shop_id, id),
  foreign key (shop_id, pause_id) references storage_pauses (shop_id, id)
);
-- A measurement is doubted once, unless the doubt was taken back.
create unique index measurement_disputes_once on measurement_disputes (shop_id, first_id) where state <> 'withdrawn';
create index measurement_disputes_by_parcel on measurement_disputes (shop_id, parcel_id) where parcel_id is not null;
create index measurement_disputes_by_order on measurement_disputes (shop_id, order_id) where order_id is not null;
create index measurement_disputes_waiting on measurement_disputes (shop_id, created_at) where state = 'open';
select protect_tenant_table('measurement_disputes');
revoke delete on measurement_disputes from crossdock_app;
