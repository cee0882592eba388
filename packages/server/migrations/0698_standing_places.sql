-- Rules of standing orders name a pickup point instead of an address, insurance, and services of the whole order.
set local lock_timeout = '5s';
-- A server of the version before finds no address for a rule without one, and stops the rule with that reason.
alter table standing_orders
  add column pickup_point_id uuid,
  -- Insures what the parcels declare, as far as the lane does.
  add column insured boolean not null default false,
  add column services jsonb not null default '[]',
  -- squawk-ignore ban-drop-not-null
  alter column address_id drop not null;
alter table standing_orders add constraint standing_orders_pickup_point_fkey
  foreign key (shop_id, pickup_point_id) references pickup_points (shop_id, id) not valid;
alter table standing_orders add constraint standing_orders_one_place
  check (num_nonnulls(address_id, pickup_point_id) = 1) not valid;
