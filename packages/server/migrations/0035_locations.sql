-- The places of a warehouse: a parcel is shelved on one of these and nowhere else.
create table locations (
  shop_id uuid not null,
  id uuid not null,
  warehouse_id uuid not null,
  code text not null check (code ~ '^[A-Z0-9][A-Z0-9-]{0,11}$'),
  staff_id uuid,
  created_at timestamptz not null,
  primary key (shop_id, id),
  unique (shop_id, warehouse_id, code)
);

-- Where a parcel has lain: each placing with the place before it, so that a move leaves a trace and can be undone.
create table shelf_moves (
  shop_id uuid not null,
  id uuid not null,
  parcel_id uuid not null,
  from_code text not null,
  to_code text not null,
  staff_id uuid not null,
  -- It took the placing before it back, and is not taken back itself.
  is_undo boolean not null default false,
  at timestamptz not null,
  primary key (shop_id, id)
);
create index shelf_moves_by_parcel on shelf_moves (shop_id, parcel_id, id desc);

-- With which carrier the order waited before it was shipped: an undone shipment goes back to it.
alter table orders add column carrier_before_id uuid;
-- What was in an order that was cancelled: its parcels are released, and may travel in another one.
alter table orders add column released_parcel_ids uuid[];

alter table locations add foreign key (shop_id, warehouse_id) references warehouses (shop_id, id);
alter table locations add foreign key (shop_id, staff_id) references staff (shop_id, id);
alter table shelf_moves add foreign key (shop_id, parcel_id) references parcels (shop_id, id);
alter table shelf_moves add foreign key (shop_id, staff_id) references staff (shop_id, id);

-- A warehouse that is at work knows the places on which its parcels lie; what is no place's code was scanned by mistake.
insert into locations (shop_id, id, warehouse_id, code, created_at)
select shop_id, gen_random_uuid(), warehouse_id, shelf_code, now()
from (
  select distinct shop_id, warehouse_id, upper(shelf_code) as shelf_code
  from parcels
  where shelf_code <> '' and warehouse_id is not null
    and state in ('received', 'shelved', 'requested', 'packed', 'unclaimed', 'refused')
) as used
where shelf_code ~ '^[A-Z0-9][A-Z0-9-]{0,11}$' and shelf_code !~ '^[0-9]{5,}$';

select protect_tenant_table('locations');
select protect_tenant_table('shelf_moves');
revoke update, delete on shelf_moves from crossdock_app;
