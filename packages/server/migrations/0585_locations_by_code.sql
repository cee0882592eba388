-- A scanned shelf is found by its code alone, in whatever warehouse it is.
create index concurrently if not exists locations_by_code on locations (shop_id, code);
