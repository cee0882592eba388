-- Orders whose money a carrier collected, by the day of their delivery.
create index concurrently if not exists orders_collected on orders (shop_id, signed_at, id) where cash_on_delivery and signed_at is not null;
