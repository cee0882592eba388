-- Lines that a provider is sent or asked about next. Its messages name a line by the reference that we gave it.
create index concurrently if not exists payout_lines_due on payout_lines (shop_id, due_at) where due_at is not null and state in ('waiting', 'sent');
create index concurrently if not exists payout_lines_by_reference on payout_lines (shop_id, reference);
