-- A list that is followed by its cursor begins each page at a place in its order: where an index has that order, the last page costs
-- what the first one does.
create index concurrently if not exists members_by_creation on members (shop_id, created_at, id);
create index concurrently if not exists identities_by_change on identities (shop_id, updated_at);
create index concurrently if not exists declarers_by_change on declarers (shop_id, updated_at);
create index concurrently if not exists addresses_by_change on addresses (shop_id, updated_at);
