-- Filters of the console's lists, each in the order of the list: a value that few rows have is found without reading the shop's others.
create index concurrently if not exists orders_by_country on orders (shop_id, country, id);
create index concurrently if not exists orders_by_channel on orders (shop_id, channel_id, id);
create index concurrently if not exists parcels_by_courier on parcels (shop_id, courier, id);
create index concurrently if not exists payments_by_state on payments (shop_id, state, id);
create index concurrently if not exists payments_by_method on payments (shop_id, method, id);
create index concurrently if not exists members_with_vip on members (shop_id, id) where vip;
create index concurrently if not exists members_disabled on members (shop_id, id) where status = 'disabled';
