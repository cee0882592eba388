-- The account without what only groups its digits: whether two withdrawals go to the same one is asked at every audit.
alter table withdrawals add column account_plain text not null default '';
create index withdrawals_by_account on withdrawals (shop_id, account_plain);
