-- Who sent, decided or looked into refunds; which of those that two people decided are asked about, and which somebody has to look into.
create index concurrently if not exists source_refunds_by_sender on source_refunds (shop_id, sent_by) where sent_by is not null;
create index concurrently if not exists source_refunds_by_decider on source_refunds (shop_id, decided_by) where decided_by is not null;
create index concurrently if not exists source_refunds_by_seer on source_refunds (shop_id, contradiction_seen_by) where contradiction_seen_by is not null;
create index concurrently if not exists source_refunds_decided_due on source_refunds (shop_id, due_at) where decided_as <> 'undecided' and due_at is not null;
create index concurrently if not exists source_refunds_contradicted on source_refunds (shop_id, id) where contradiction <> '' and contradiction_seen_by is null;
