-- Packages in transit are few among all; those that are quiet are fewer.
create index concurrently if not exists packages_in_transit on packages (shop_id, shipped_at) where state = 'shipped';
