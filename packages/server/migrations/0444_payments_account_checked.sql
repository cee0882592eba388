set local lock_timeout = '5s';
alter table payments validate constraint payments_account_fkey;
