-- Few rules send to a pickup point without an address.
create index concurrently if not exists standing_orders_pickup_point on standing_orders (shop_id, pickup_point_id) where pickup_point_id is not null;
