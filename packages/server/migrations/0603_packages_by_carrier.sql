-- A key that refers to another table is found by its own end too.
create index concurrently if not exists packages_by_carrier on packages (shop_id, carrier_id);
