set local lock_timeout = '5s';
alter table money_acts validate constraint money_acts_kind_check;
