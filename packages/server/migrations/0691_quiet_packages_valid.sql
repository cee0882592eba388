set local lock_timeout = '5s';
alter table exception_owners validate constraint exception_owners_kind_check;
