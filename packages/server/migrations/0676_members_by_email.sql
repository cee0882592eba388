-- Finds members by address, in place of members_email, which allows one member without an address only.
create index concurrently if not exists members_by_email on members (shop_id, lower(email));
