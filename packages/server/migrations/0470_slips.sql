-- The code on a picture, and the slip that a reported transfer was proven with.
set local lock_timeout = '5s';
alter table files add column qr text;
alter table bank_transfers add column slip text;
