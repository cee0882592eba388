-- The job that seals what ended long ago reads what it has not sealed yet.
create index concurrently if not exists orders_ended on orders (shop_id, updated_at) where state in ('signed', 'cancelled') and history_id is null;
