-- Reusable boxes of a warehouse. A picker puts an order's parcels into one; a scan of its number opens the order.
set local lock_timeout = '5s';
create table totes (
  shop_id uuid not null,
  id uuid not null,
  warehouse_id uuid not null,
  -- What people call it: 1, 2, 3 … in its warehouse.
  position integer not null check (position > 0),
  -- What scanners read.
  number text not null,
  closed_at timestamptz,
  -- The order whose parcels are in it now.
  order_id uuid,
  filled_at timestamptz,
  filled_by uuid,
  created_by uuid,
  created_at timestamptz not null,
  primary key (shop_id, id),
  unique (shop_id, number),
  unique (shop_id, warehouse_id, position),
  foreign key (shop_id, warehouse_id) references warehouses (shop_id, id),
  foreign key (shop_id, order_id) references orders (shop_id, id),
  foreign key (shop_id, filled_by) references staff (shop_id, id),
  foreign key (shop_id, created_by) references staff (shop_id, id),
  check ((order_id is null) = (filled_at is null)),
  check (closed_at is null or order_id is null)
);
create index totes_of_order on totes (shop_id, order_id) where order_id is not null;
create index totes_filled_by on totes (shop_id, filled_by) where filled_by is not null;
create index totes_created_by on totes (shop_id, created_by) where created_by is not null;
select protect_tenant_table('totes');
