-- A key that refers to another table is found by its own end too.
create index concurrently if not exists remittances_of_carrier on remittances (shop_id, carrier_id);
