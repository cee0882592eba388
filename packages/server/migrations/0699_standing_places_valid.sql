set local lock_timeout = '5s';
alter table standing_orders validate constraint standing_orders_pickup_point_fkey;
alter table standing_orders validate constraint standing_orders_one_place;
