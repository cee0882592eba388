set local lock_timeout = '5s';
alter table sealed_history validate constraint sealed_history_kind_check;
