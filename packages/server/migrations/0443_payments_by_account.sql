-- How many payments of an account are open, and the reference to it.
create index concurrently if not exists payments_by_account on payments (shop_id, account_id) where account_id is not null;
