-- The account that a payment was started with; none: the installation's own, or play money.
set local lock_timeout = '5s';
alter table payments add column account_id uuid;
alter table payments add constraint payments_account_fkey
  foreign key (shop_id, account_id) references payment_accounts (shop_id, id) not valid;
