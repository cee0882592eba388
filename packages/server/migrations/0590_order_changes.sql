-- An order can be changed until it is shipped, and says who packs it.
set local lock_timeout = '5s';
-- How often it was changed, so that a page that shows an older state cannot change it; and when last.
alter table orders add column revision integer not null default 0;
alter table orders add column changed_at timestamptz;
-- When it joined its order: its storage days end then. Null: with the order.
alter table parcels add column joined_at timestamptz;

create table order_changes (
  shop_id uuid not null,
  id uuid not null,
  order_id uuid not null,
  at timestamptz not null,
  parts text[] not null,
  before_minor bigint not null,
  after_minor bigint not null,
  -- The order's number of changes after this one.
  revision integer not null,
  primary key (shop_id, id),
  foreign key (shop_id, order_id) references orders (shop_id, id)
);
create index order_changes_by_order on order_changes (shop_id, order_id, id);
select protect_tenant_table('order_changes');

-- Who packs an order at the desk. Whoever is silent for minutes no longer does.
create table order_packers (
  shop_id uuid not null,
  order_id uuid not null,
  staff_id uuid not null,
  since timestamptz not null,
  seen_at timestamptz not null,
  primary key (shop_id, order_id),
  foreign key (shop_id, order_id) references orders (shop_id, id),
  foreign key (shop_id, staff_id) references staff (shop_id, id)
);
create index order_packers_by_staff on order_packers (shop_id, staff_id);
create index order_packers_by_time on order_packers (shop_id, seen_at);
select protect_tenant_table('order_packers');
