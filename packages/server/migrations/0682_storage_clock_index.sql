-- Parcels whose storage days may still begin earlier: few among all.
create index concurrently if not exists parcels_storage_latest on parcels (shop_id, storage_latest) where storage_latest is not null and state = 'shelved';
