create index concurrently if not exists packages_by_forwarding_number on packages (shop_id, forwarding_number) where forwarding_number <> '';
