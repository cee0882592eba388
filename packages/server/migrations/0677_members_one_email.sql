-- An address belongs to one member; members who joined by phone have none yet.
create unique index concurrently if not exists members_one_email on members (shop_id, lower(email)) where email <> '';
