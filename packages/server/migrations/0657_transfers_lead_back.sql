-- The page of the portal whose balance was too low, so that the report of the top-up leads back there. Empty: none.
set local lock_timeout = '5s';
alter table bank_transfers add column return_to text not null default '';
