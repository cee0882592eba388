-- The last digits of the account or card that a payment came from, where the provider says them: "808 54321", "2222".
set local lock_timeout = '5s';
alter table payments add column payer_ending text not null default '';
