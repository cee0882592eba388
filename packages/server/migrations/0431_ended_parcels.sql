-- The job that shortens what ended long ago reads what it has not shortened yet.
create index concurrently if not exists parcels_ended on parcels (shop_id, updated_at) where state in ('signed', 'returned', 'destroyed') and not short_parts;
