-- What went to bank accounts of a refund is summed up whenever more is asked for.
create index concurrently if not exists withdrawals_by_refund on withdrawals (shop_id, refund_of) where refund_of is not null;
